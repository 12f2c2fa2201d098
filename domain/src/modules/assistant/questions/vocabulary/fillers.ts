import type { Meaning } from '../meanings';
import type { Phrasebook } from '../phrases';

/** Words that say nothing about records. All others that are not known are looked for as text. */
const french = `
le la les l un une des de du d ce cet cette ces c au aux a en dans sur sous par pour avec chez vers qui que qu
quoi dont où quel quelle quels quelles lequel est sont était étaient ont avait été être avoir soit tu il elle
nous vous ils elles toi lui leur leurs nos notre vos votre son sa ses se s y n ne m t montre montrer montrez
affiche afficher affichez donne donner donnez liste lister listez cherche chercher trouve trouver voir voire
ouvre ouvrir veux voudrais souhaite aimerais peux peut pourrais pouvez combien existe existent reste restent dis
sors sortez filtre filtrer besoin chose choses truc trucs mentionnant contenant parlant parle parlent impliquant
touchant viennent vient proviennent provient approbateur valideur validateur faut connaître savoir doit doivent
devoir devrait traîne traînent trainent rester très vraiment plutôt assez te plaît svp stp merci tout tous toute
toutes chaque ensemble quelque quelques certains certaines tels telles actuellement maintenant encore toujours
seulement uniquement juste déjà concernant concerne concernent relatif relatifs liés lié liées ayant statut état
type catégorie criticité gravité priorité urgence niveau mode détection issu venant provenant assigné affecté
attribué à charge avons ceux celles celui celle enregistrement enregistrements éléments entrée entrées lors
pendant durant date jour jours personne responsable ici là bas marqué qualifié classé comme aussi même si ai
avez suis es sommes êtes étais serait sera seront aura auront avaient avais eu eus soient mais donc puis selon
suite listes nombre
`;

const english = `
the an of in on at by for with from to into that this these those which who whose there here is are was were be
been being am has have had having do does did can could would should will shall may might must what where when
how many much why you he she it we they them us our your his her its their show list give display find search
get see view want need like look looking let tell please everything anything something yet things thing stuff
come comes came coming contain contains containing mention mentions mentioning involving affecting approver
validator know knows very really quite among amongst between linked attached belonging belongs needs needed
filter bring up pull fetch go thanks thank all any every each some such only just still currently now right
actually already about regarding concerning related relating status state kind category criticality severity
priority urgency level assigned ones one record records items item entry during while dates day days old person
responsible owner marked tagged flagged as made make also same if ve re ll isn aren wasn weren don doesn didn
hasn haven but so then or via total number count
`;

/** Ways to begin a request: who says `je veux voir` does not ask for what is theirs. */
const requests: Phrasebook<Meaning> = [
  [
    's il te plaît|s il vous plaît|il me faut|il nous faut|il me faudrait|envoie moi|trouve moi|liste moi',
    { says: 'filler' },
  ],
  [
    'cherche moi|ouvre moi|sors nous|montre nous|donne nous|aide moi|help me|find me|get me|list me|fais moi',
    { says: 'filler' },
  ],
  [
    'rappelle moi|indique moi|send me|bring me|let me know|montre moi|donne moi|dis moi|affiche moi|sors moi',
    { says: 'filler' },
  ],
  [
    'est ce que|est ce qu|y a t il|il y a|show me|give me|tell me|let me see|do we have|are there|is there',
    { says: 'filler' },
  ],
  [
    'i want|i d like|i would like|je veux|je voudrais|j aimerais|on a|avons nous|issu de|issu du|issu des',
    { says: 'filler' },
  ],
  ['issu d|i need|mode de détection|detection mode|j ai besoin de|can i see|can you show me', { says: 'filler' }],
  [
    'could you show me|i want to see|i am looking for|i m looking for|je cherche|je veux voir|take me to',
    { says: 'filler' },
  ],
  [
    'bring me to|emmène moi à|va à|aller à|go to|ouvre|open up|je peux voir|peux tu me montrer|peux tu',
    { says: 'filler' },
  ],
  [
    'pouvez vous me montrer|pouvez vous|me montrer|me donner|me lister|me sortir|give us|je veux savoir',
    { says: 'filler' },
  ],
  [
    'je veux la liste|je souhaite voir|je souhaite|je dois voir|i need to see|i need to know|i wish to see',
    { says: 'filler' },
  ],
  [
    'i want to know|puis je voir|puis je avoir|can i have|can i get|could i see|may i see|could i have',
    { says: 'filler' },
  ],
  [
    'i d like to see|i would like to see|je recherche|je voudrais voir|j aimerais voir|j ai besoin de voir',
    { says: 'filler' },
  ],
  [
    'j ai besoin|qu est ce que|qu est ce qui|what about|how about|where are|where do we stand|où en sont',
    { says: 'filler' },
  ],
  [
    'où en est|où en sommes nous|what are|which are|which ones|who has|i am searching|i m searching|i search',
    { says: 'filler' },
  ],
  ['je demande|peut on voir|on peut voir|i am interested in|i care about', { says: 'filler' }],
];

export const fillerPhrases: Phrasebook<Meaning> = [
  ...requests,
  ...`${french} ${english}`
    .trim()
    .split(/\s+/)
    .map((word) => [word, { says: 'filler' }] as const),
];
