import type { Meaning } from '../meanings';
import type { Phrasebook } from '../phrases';
import { foldedOf, plainOf } from '../tokens';

export const otherPhrases: Phrasebook<Meaning> = [
  [
    `mes|mon|ma|my|mine|le mien|la mienne|les miens|les miennes|à moi|pour moi|for me|of mine|assigned to me|
    assigné à moi|affecté à moi|attribué à moi|confié à moi|qui me sont affectées|qui me sont assignées|
    qui me sont attribuées|qui me sont confiées|qui m est affecté|qui m est assigné|me sont affectées|
    me sont assignées|me sont attribuées|m est affecté|m est assigné|m ont été confiées|
    dont je suis responsable|dont je suis le responsable|dont je suis pilote|dont je suis le pilote|
    dont je m occupe|que je pilote|que je dois|je dois|dois je|que j ai|j ai|i have|do i have|i own|
    that i own|i am responsible for|i m responsible for|am i responsible for|under my name|à mon nom|chez moi|
    moi|on my plate|do i need to do|i need to do|i have to do|must i do|i must do|should i do|je|j|i|
    my validation|my approval|my decision|ma validation|mon approbation|ma décision|my review|ma revue|myself|
    moi même|my own|à ma charge|sous ma responsabilité|my responsibility`,
    { says: 'assigned', assigned: 'me' },
  ],
  [
    `mon équipe|notre équipe|my team|our team|my team s|our team s|the team|my teams|l équipe|de l équipe|
    de mon équipe|pour mon équipe|à mon équipe|assigned to my team|affecté à mon équipe|of my team|my group|
    mon groupe|mes collègues|my colleagues`,
    { says: 'assigned', assigned: 'team' },
  ],
  [
    `tout le monde|de tout le monde|everyone|everybody|everyone s|everybody s|of everyone|de tous|pour tous|
    toutes équipes confondues|all teams|of all teams|toutes les équipes|de toutes les équipes|n importe qui|
    anyone|anybody|the whole company|toute l entreprise|de toute l entreprise`,
    { says: 'assigned', assigned: 'everyone' },
  ],
  [
    `due|dues|dus|à échéance|échéance|d échéance|dont l échéance est|date d échéance|due date|deadline|
    date limite|à rendre|à terminer|à finir|à faire|à clore|à clôturer|à réaliser|à boucler|to finish|
    to close|to do|to be done|to be finished|to be closed|must be done|must be finished|must be closed|
    expirant|qui expirent|expiring|expire|à échoir|arrivant à terme|falling due|délai|doivent être terminées|
    doivent être closes|doivent être faites|doivent être finies|qui tombent|tombent|qui échoient|tombe|
    tombant|falling|falls|fall|ending|finir|terminer|rendre|clore|clôturer|réaliser|boucler|faire|finish|
    to complete by|to wrap up|close before|to deliver|livrer|à livrer|échéances|deadlines|due dates|
    dont la date limite est|limit date|à traiter|prévu|planifié|scheduled|planned|prévu pour|planned for|
    scheduled for`,
    { says: 'date', field: 'due' },
  ],
  [
    `détecté|detected|found|trouvé|découvert|discovered|spotted|constaté|observed|observé|relevé|identified|
    identifié|repéré|noticed|seen|vu|raised during|detection|détection|date de détection|detection date`,
    { says: 'date', field: 'detected' },
  ],
  [
    `créé|created|déclaré|declared|reported|signalé|enregistré|registered|recorded|logged|raised|saisi|entered|
    reçu|received|filed|ajouté|added|émis|issued|survenu|occurred|happened|arrivé|apparu|qui ont eu lieu|
    came in|come in|remonté`,
    { says: 'date', field: 'created' },
  ],
  ['commencé|begun|started|débuté|began', { says: 'date', field: 'begun' }],
  [
    `détecté par|detected by|signalé par|reported by|déclaré par|declared by|raised by|found by|trouvé par|
    découvert par|constaté par|observé par|relevé par|créé par|created by|filed by|émis par|remonté par|
    spotted by|entered by|saisi par|written by|écrit par|fait par|made by|rédigé par|detector|détecteur|
    rapporté par|ouvert par|opened by`,
    { says: 'name', filters: { reports: 'detector' } },
  ],
  [
    'sent by|envoyé par|submitted by|rempli par|filled by|filled in by|filled out by|soumis par|answered by',
    {
      says: 'name',
      filters: { reports: 'detector' },
      values: { questionnaires: { status: ['submitted'] } },
    },
  ],
  [
    `du modèle|issu du modèle|du template|of template|of the template|from template|from the template|
    based on template|based on the template|template called|intitulé|appelé|titled|named|called|
    dont le titre commence par|sur le modèle|basé sur le modèle|made from|with the title|avec le titre|
    entitled`,
    { says: 'name', filters: { questionnaires: 'title' } },
  ],
  [
    `pas|ne pas|non|not|isn t|aren t|sauf|sauf les|sauf celles|hors|hormis|excepté|except|except for|excluding|
    exclude|without|sans|other than|autre que|autres que|à l exception de|à l exception des|à l exclusion de|
    à l exclusion des|but not|mais pas|never|jamais|neither|no|ni|nor|n ont pas été|have not been|
    haven t been|has not been|were not|weren t|pas encore|not yet|à part|apart from|en excluant|minus`,
    { says: 'negation' },
  ],
  ['et|ou|and|or|ainsi que|as well as|plus|and or|et ou', { says: 'connector' }],
];

/** Things that a factory numbers: the number behind one of these is theirs, whatever follows. */
export const numberedThings: ReadonlySet<string> = new Set(
  `ligne line atelier workshop poste station presse press machine lot batch zone area cuve tank salle room équipe team site
bâtiment building usine plant four oven robot cellule cell îlot quai dock entrepôt warehouse magasin version produit product
article item référence reference commande order série serial étage floor hall moule mould mold pompe pump shift client`
    .split(/\s+/)
    .map((word) => foldedOf(plainOf(word))),
);
