/** The organisation rather than a person: what a measure can change for all. */
const systemPhrases = [
  'procedures?|modes? operatoires?|instructions?(?: de travail)?|gammes?|formulaires?|check-?lists?|enregistrements?',
  'plans? de (?:maintenance|controle|formation|echantillonnage|surveillance|nettoyage)|maintenance preventive|etalonnage',
  'programmes? de (?:formation|maintenance|surveillance)|habilitations?|parcours de formation|formation initiale',
  'qualifications?|validations?|maitrise des changements|cahiers? des charges|specifications?|analyses? de risques?',
  'amdec|conception|detrompeurs?|detrompage|organisation|planification|planning|effectifs?|charge de travail|budgets?',
  'contrats?|accords? qualite|evaluation des? fournisseurs?|audit fournisseur|systeme qualite|politique|indicateurs?',
  "n'existe(?:nt)?|ne (?:demande|mentionne|couvre|decri[tv])(?:nt|ent)? pas|n'est obligatoire|est prevue?|ne prevoi(?:t|ent)|n'impose(?:nt)?|n'exige(?:nt)?|non prevue?s?|n'est pas prevue?|non definie?s?",
  "n'est pas definie?|n'ont pas ete definie?s?|personne n'est charge|aucune? (?:regle|exigence|critere|responsable|consigne)",
  "aucune? [a-z' ]{3,40} n'(?:est|a ete) (?:definie?|prevue?|exigee?)",
  'no [a-z ]{3,40} (?:is|are|was|were) (?:defined|specified|required|foreseen|in place)',
  'sops?|work instructions?|maintenance (?:plan|program(?:me)?|schedule)|preventive maintenance|calibration',
  'training (?:program(?:me)?|matrix|plan|curriculum)|change control|change management|specification|requirements?',
  'risk (?:assessments?|analys[ei]s)|fmea|design|error-?proofing|poka-?yoke|staffing|workload|scheduling|policy',
  'quality (?:agreement|system)|supplier (?:agreement|evaluation|qualification|audit)|contract|sampling plan',
  'not (?:defined|required|specified|foreseen|part of)|does not (?:require|specify|cover|include|describe|define)',
  "doesn't (?:require|specify|cover|include|describe|define)|nobody is (?:in charge|responsible)|no (?:rule|owner|criteri(?:on|a))",
];
const systemWords = new RegExp(`(?<![\\p{L}\\p{N}])(?:${systemPhrases.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** A procedure that was not followed is no gap of the system. */
const notFollowed =
  /\b(?:pas (?:ete )?(?:suivie?s?|respectee?s?|appliquee?s?|lue?s?)|non[- ](?:suivie?s?|respectee?s?|respect|appliquee?s?)|not (?:been )?(?:follow(?:ed)?|respected|applied|read)|failed to (?:follow|read|apply)|failure to (?:follow|read|apply)|ignored?|skipped)\b/;

/** Folded text in, as `spelled` makes it. */
export const isSystemCause = (plain: string): boolean => systemWords.test(plain) && !notFollowed.test(plain);

/** What made a human error possible. */
const gap = new RegExp(
  [
    "absence d|(?:faute|manque) d(?:e |')(?!attention|vigilance|rigueur|concentration|soin|serieux|professionnalisme)",
    'lack of (?!attention|care|vigilance|concentration|focus|diligence|rigou?r|discipline|awareness)',
    'no (?:barcode|check|control|procedure|training|interlock|alarm|instruction|verification|label|sop|poka)',
    "n'(?:existe|est pas prevu|a pas ete forme|ont pas ete forme)|pas de (?:controle|verification|detrompe|procedure|formation|repere)",
    'aucune? (?:controle|verification|detrompe|procedure|formation|repere|alarme|double)',
    'ambigu|imprecis|incomplet|incomplete|contradict|obsolet|outdated|unclear|illisible|illegible|confus(?:es?|ante?s?)?\\b|confusing|a confusion|trop (?:complexe|long)',
    'insuffisan|insufficient|inadapt|inadequate|poorly|missing (?:procedure|instruction|check|sop|training|guard|step)|surcharge|overload|understaff|sous-effectif|fatigue',
    'permet|allows?|rendue? possible|made possible|favorise|not trained|untrained|jamais ete forme|never (?:been )?trained',
    'look[- ]?alike|identique|identical|similar|semblable|ressembl|interrupt|interromp|sans (?:detrompe|controle|verification)',
    'detrompeur|poka-?yoke|ergonomi|eclairage|lighting|interface',
  ].join('|'),
);

export const namesGap = (plain: string): boolean => gap.test(plain);
