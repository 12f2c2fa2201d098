import type { Meaning } from '../meanings';
import type { Phrasebook } from '../phrases';

export const otherPhrases: Phrasebook<Meaning> = [
  [
    'mes|mon|ma|my|mine|le mien|la mienne|les miens|les miennes|à moi|pour moi|for me|of mine|assigned to me|assigné à moi|affecté à moi|attribué à moi|confié à moi|qui me sont affectées|qui me sont assignées|qui me sont attribuées|qui me sont confiées|qui m est affecté|qui m est assigné|me sont affectées|me sont assignées|me sont attribuées|m est affecté|m est assigné|m ont été confiées|dont je suis responsable|dont je suis le responsable|dont je suis pilote|dont je suis le pilote|dont je m occupe|que je pilote|que je dois|je dois|dois je|que j ai|j ai|i have|do i have|i own|that i own|i am responsible for|i m responsible for|am i responsible for|under my name|à mon nom|on my plate|do i need to do|i need to do|i have to do|must i do|i must do|should i do',
    { says: 'assigned', assigned: 'me' },
  ],
  [
    'mon équipe|notre équipe|my team|our team|my team s|our team s|the team|my teams|l équipe|de l équipe|de mon équipe|pour mon équipe|à mon équipe|assigned to my team|affecté à mon équipe|of my team|my group|mon groupe|mes collègues|my colleagues',
    { says: 'assigned', assigned: 'team' },
  ],
  [
    'tout le monde|de tout le monde|everyone|everybody|everyone s|everybody s|of everyone|de tous|pour tous|toutes équipes confondues|all teams|of all teams|toutes les équipes|de toutes les équipes|n importe qui|anyone|anybody|the whole company|toute l entreprise|de toute l entreprise',
    { says: 'assigned', assigned: 'everyone' },
  ],
  [
    'due|dues|dus|à échéance|échéance|d échéance|dont l échéance est|date d échéance|due date|deadline|date limite|à rendre|à terminer|à finir|à faire|à clore|à clôturer|à réaliser|à boucler|to finish|to close|to do|to be done|to be finished|to be closed|must be done|must be finished|must be closed|expirant|qui expirent|expiring|expire|à échoir|arrivant à terme|falling due|délai|doivent être terminées|doivent être closes|doivent être faites|doivent être finies|qui tombent|tombent|qui échoient|ending',
    { says: 'date', field: 'due' },
  ],
  [
    'détecté|detected|found|trouvé|découvert|discovered|spotted|constaté|observed|observé|relevé|identified|identifié|repéré|noticed|seen|vu|raised during|detection|détection|date de détection|detection date',
    { says: 'date', field: 'detected' },
  ],
  [
    'créé|created|déclaré|declared|reported|signalé|enregistré|registered|recorded|logged|raised|saisi|entered|reçu|received|filed|ajouté|added|émis|issued|survenu|occurred|happened|arrivé|apparu|qui ont eu lieu|came in|come in|remonté',
    { says: 'date', field: 'created' },
  ],
  ['commencé|begun|started|débuté|began', { says: 'date', field: 'begun' }],
  [
    'détecté par|detected by|signalé par|reported by|déclaré par|declared by|raised by|found by|trouvé par|découvert par|constaté par|observé par|relevé par|créé par|created by|filed by|émis par|remonté par|spotted by|entered by|saisi par|written by|écrit par',
    { says: 'name', filters: { reports: 'detector' } },
  ],
  [
    'du modèle|issu du modèle|du template|of template|of the template|from template|from the template|based on template|based on the template|template called|intitulé|appelé|titled|named|called|dont le titre commence par|sur le modèle|basé sur le modèle|made from|with the title|avec le titre|entitled',
    { says: 'name', filters: { questionnaires: 'title' } },
  ],
  [
    'pas|ne pas|non|not|isn t|aren t|sauf|sauf les|sauf celles|hors|hormis|excepté|except|except for|excluding|exclude|without|sans|other than|autre que|autres que|à l exception de|à l exception des|à l exclusion de|à l exclusion des|but not|mais pas|never|jamais|no|ni|nor|n ont pas été|have not been|haven t been|has not been|were not|weren t|pas encore|not yet|à part|apart from|en excluant|minus',
    { says: 'negation' },
  ],
  ['et|ou|and|or|ainsi que|as well as|plus|and or|et ou', { says: 'connector' }],
];

const fillers = `
le la les l un une des de du d ce cet cette ces c au aux a en dans sur sous par pour avec chez vers
the an of in on at by for with from to into that this these those which who whose there here
qui que qu quoi dont où quel quelle quels quelles lequel est sont était étaient a ont avait ont été être avoir soit
is are was were be been being am has have had having do does did can could would should will shall may might must
what which where when how many much who why
je tu il elle on nous vous ils elles moi toi lui leur leurs nos notre vos votre son sa ses se s y n ne m t j
i you he she it we they them us our your his her its their
montre montrer montrez affiche afficher affichez donne donner donnez liste lister listez cherche chercher trouve trouver voir voire ouvre ouvrir veux voudrais souhaite aimerais peux peut pourrais pouvez combien existe existent reste restent
montre moi donne moi dis moi affiche moi sors moi sors sortez filtre filtrer besoin
show list give display find search get see view want need like look looking let let s tell please filter bring up pull pull up fetch go
s il te plaît s il vous plaît svp stp merci please thanks thank you
tout tous toute toutes chaque ensemble quelque quelques certains certaines tels telles
all any every each some such only just still currently now right actually
actuellement maintenant encore toujours seulement uniquement juste déjà already
concernant concerne concernent relatif relatifs liés lié liées about regarding concerning related relating
ayant avec statut status état state de type type kind catégorie category criticité criticality gravité severity priorité priority urgence urgency niveau level mode de détection
issu de issu du issu des issu d coming from coming venant de venant du provenant de provenant du
assigné affecté attribué assigned à la charge de
est ce que est ce qu y a t il il y a a t on avons nous
dont le statut est with status ceux celles celui celle ones one record records enregistrement enregistrements éléments items item entrée entrées entry
lors pendant durant during while date dates jour jours day days days old
personne person responsable responsible owner ici là là bas
marked tagged flagged marqué qualifié classé comme as having
été fait faite made make faire aussi also même same si if
liste des list of the list listes total nombre number count
`;

export const fillerPhrases: Phrasebook<Meaning> = fillers
  .trim()
  .split('\n')
  .flatMap((line) => line.split(' '))
  .map((word) => [word, { says: 'filler' }] as const);

export const fillerSentences: Phrasebook<Meaning> = [
  [
    's il te plaît|s il vous plaît|montre moi|donne moi|dis moi|affiche moi|sors moi|est ce que|est ce qu|y a t il|il y a|show me|give me|tell me|let me see|do we have|are there|is there|i want|i d like|i would like|je veux|je voudrais|j aimerais|on a|avons nous|issu de|issu du|issu des|issu d|i need|mode de détection|detection mode|j ai besoin de|can i see|can you show me|could you show me|i want to see|i am looking for|i m looking for|je cherche|je veux voir|take me to|bring me to|emmène moi à|va à|aller à|go to|ouvre|open up|je peux voir|peux tu me montrer|peux tu|pouvez vous me montrer|pouvez vous|me montrer|me donner|me lister|me sortir|give us',
    { says: 'filler' },
  ],
];
