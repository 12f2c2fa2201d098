import { english, french } from '../kernel/message';

/** The CAPA plan: the causes, and what is done about each. */
export const capaPlanMessages = {
  tabs: french('Causes du plan', 'Causes of the plan'),
  treated: english('Causes à traiter', 'Causes to be treated'),
  eliminated: english('Causes éliminées', 'Eliminated causes'),
  noneTreated: french('Aucune cause à traiter.', 'No cause to be treated.'),
  noneTreatedHelp: french(
    'Les causes racines de l’analyse arrivent ici d’elles-mêmes ; vous pouvez aussi en écrire une.',
    'The root causes of the analysis arrive here by themselves; you may also write one.',
  ),
  noneEliminated: french('Aucune cause n’est éliminée.', 'No cause is eliminated.'),
  fromWhy: english('du pourquoi {why}', 'from why {why}'),
  writtenHere: french('écrite dans le plan', 'written in the plan'),
  gone: french('n’est plus une cause racine', 'no longer a root cause'),
  goneName: french('Cause retirée de l’analyse', 'Cause taken out of the analysis'),
  noCapaYet: english('Pas encore de CAPA', 'No CAPA yet'),
  capaCount: english('{n} CAPA', '{n} {n|CAPA|CAPAs}'),
  capaRequired: english('CAPA obligatoire', 'CAPA required'),
  capaNotRequired: french('CAPA non obligatoire', 'CAPA not required'),

  eliminate: english('Éliminer', 'Eliminate'),
  eliminateQuestion: french('Pourquoi « {cause} » n’est-elle pas traitée ?', 'Why is “{cause}” not treated?'),
  eliminateNote: french(
    'La cause passe dans l’autre onglet avec cette raison ; elle peut en revenir.',
    'The cause moves to the other tab with this reason; it can come back.',
  ),
  rationale: french('Raison de l’élimination', 'Reason for eliminating it'),
  treatAgain: english('Traiter à nouveau', 'Treat again'),

  addCause: english('Ajouter une cause', 'Add a cause'),
  editCause: french('Modifier la cause', 'Edit the cause'),
  removeCause: french('Retirer la cause', 'Take the cause out'),
  causeHasCapas: french(
    'Retirez d’abord les CAPA de cette cause, ou éliminez-la.',
    'Take the CAPAs of this cause out first, or eliminate it.',
  ),
  causeText: french('Cause', 'Cause'),
  category: french('Catégorie M', 'M category'),
  noCategory: french('Sans catégorie', 'No category'),
  type: french('Type', 'Type'),
  saveCause: french('Garder', 'Keep'),

  'Mother Nature': english('Mother Nature', 'Mother Nature'),
  Manpower: english('Manpower', 'Manpower'),
  Management: english('Management', 'Management'),
  Machine: english('Machine', 'Machine'),
  Money: english('Money', 'Money'),
  Measurement: english('Measurement', 'Measurement'),
  Material: english('Material', 'Material'),
  Method: english('Method', 'Method'),
  Principale: french('Principale', 'Principal'),
  Contributive: french('Contributive', 'Contributory'),
};

/** One CAPA: its row and its fields. */
export const capaMessages = {
  add: english('Ajouter une CAPA', 'Add a CAPA'),
  addTo: french('Ajouter une CAPA à la cause « {cause} »', 'Add a CAPA to the cause “{cause}”'),
  numbering: french('numérotation…', 'numbering…'),
  untitled: french('Sans titre', 'Untitled'),
  unnamed: french('nouvelle CAPA', 'new CAPA'),
  remove: french('Retirer cette CAPA', 'Take this CAPA out'),
  removeQuestion: french('Retirer {capa} du plan ?', 'Take {capa} out of the plan?'),
  removeNote: french('Ce qui était écrit reste dans l’historique.', 'What was written stays in the history.'),
  removeConfirm: french('Retirer', 'Take out'),
  followedBy: french('Suivie par', 'Followed by'),

  titre: french('Titre', 'Title'),
  action: french('Action', 'Action'),
  actionHelp: english('Pourquoi cette action est-elle nécessaire ?', 'Why is this action necessary?'),
  objectif: french('Objectif', 'Objective'),
  responsable: french('Responsable', 'Responsible'),
  dateDebut: french('Date début', 'Start date'),
  dateFin: french('Date fin', 'End date'),
  pickStart: french('Choisir la date de début', 'Choose the start date'),
  pickEnd: french('Choisir la date de fin', 'Choose the end date'),
  correctiveOuPreventive: french('Corrective ou préventive', 'Corrective or preventive'),
  corrective: french('corrective', 'corrective'),
  préventive: french('préventive', 'preventive'),
  commentaireAction: french('Commentaire action', 'Comment on the action'),
  adverseEffects: french('Effets indésirables', 'Adverse effects'),
  adverseHelp: english('Cette mesure pourrait-elle nuire ailleurs ?', 'Could this measure do harm elsewhere?'),
  adverseText: french('Lesquels, et comment ils sont écartés', 'Which, and how they are kept away'),

  criterion: french('Critère d’efficacité', 'Effectiveness criterion'),
  criterionHelp: french('Ce qu’il faudra constater.', 'What must be seen.'),
  checkOn: french('Jour de la vérification', 'Day of the check'),
  pickCheck: french('Choisir le jour de la vérification', 'Choose the day of the check'),
  measured: french('Critère mesuré par le système', 'Criterion measured by the system'),
  measuredHelp: french(
    'Le jour venu, le système relève les dossiers ouverts depuis et propose une conclusion à l’AQ.',
    'On its day the system looks up the cases opened since and drafts a verdict for QA.',
  ),
  days: french('Nombre de jours sans cas', 'Days without a case'),
  daysWrong: french('Un nombre entier de 1 à {n}.', 'A whole number from 1 to {n}.'),
  sameCause: french('De cette cause', 'Of this cause'),
  sameProduct: french('Sur ce produit', 'On this product'),
  countedFrom: french(
    'Compté à partir du jour où l’action est terminée.',
    'Counted from the day the action is completed.',
  ),
};

/** "No case of this cause on this product for 90 days". */
export const measureMessages = {
  both: french(
    'Aucun cas de cette cause sur ce produit pendant {n} {n|jour|jours}',
    'No case of this cause on this product for {n} {n|day|days}',
  ),
  cause: french('Aucun cas de cette cause pendant {n} {n|jour|jours}', 'No case of this cause for {n} {n|day|days}'),
  product: french(
    'Aucun cas sur ce produit pendant {n} {n|jour|jours}',
    'No case on this product for {n} {n|day|days}',
  ),
  any: french(
    'Aucun nouveau cas de ce type pendant {n} {n|jour|jours}',
    'No new case of this kind for {n} {n|day|days}',
  ),
};

/** Whether a CAPA has worked: what is awaited, what the system found, what QA signed. */
export const checkMessages = {
  title: french('Vérification d’efficacité', 'Effectiveness check'),
  ofCapas: french('Efficacité des CAPA', 'Effectiveness of the CAPAs'),
  noCriterion: french('Aucun critère n’est écrit.', 'No criterion is written.'),
  from: french('À juger à partir du {day}', 'To be judged from {day} on'),
  dayUnknown: french('À juger quand l’action sera terminée', 'To be judged once the action is completed'),
  noDay: french('À juger dès que l’action est terminée', 'To be judged as soon as the action is completed'),
  givenUp: french(
    'L’action est annulée : il n’y a pas d’effet à vérifier.',
    'The action is cancelled: there is no effect to check.',
  ),
  draft: french('Proposition du système le {when} :', 'Drafted by the system on {when}:'),
  found: french('{n} {n|cas trouvé|cas trouvés} :', '{n} {n|case|cases} found:'),
  nothingFound: french('Aucun cas trouvé.', 'No case found.'),
  findingsNone: french('Relevé du {when} : aucun cas. {criterion}.', 'Looked up on {when}: no case. {criterion}.'),
  findingsSome: french(
    'Relevé du {when} : {n} cas ({ids}). Attendu : {criterion}.',
    'Looked up on {when}: {n} {n|case|cases} ({ids}). Expected: {criterion}.',
  ),
  record: french('Conclure et signer', 'Give the verdict and sign'),
  recordTitle: french('Efficacité de {capa}', 'Effectiveness of {capa}'),
  verdict: french('La mesure est-elle efficace ?', 'Is the measure effective?'),
  toSignature: french('Continuer vers la signature', 'Continue to the signature'),
  signatureTitle: french('Signature électronique', 'Electronic signature'),
  sign: french('Signer la conclusion', 'Sign the verdict'),
  signed: french('L’efficacité de {capa} est conclue.', 'The effectiveness of {capa} is concluded.'),
  signedBy: french('Signé par {who} le {when}', 'Signed by {who} on {when}'),
  changedMeanwhile: french(
    'Cette vérification a changé entre-temps. Elle est maintenant à jour : relisez-la, puis recommencez.',
    'This check changed meanwhile. It is now up to date: read it again, then start over.',
  ),
};
