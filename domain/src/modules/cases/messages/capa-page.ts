import { english, french, type Message, type MessageValues, text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import type { Measure } from '../steps/capa-plan';
import { caseWords } from './words';

/** The CAPA plan: the causes, and what is done about each. */
export const capaPlanMessages = {
  tabs: text('Causes du plan', 'Causes in the plan'),
  treated: english('Causes à traiter', 'Causes to be treated'),
  eliminated: english('Causes éliminées', 'Eliminated causes'),
  noneTreated: text('Aucune cause à traiter.', 'No cause to be treated.'),
  noneTreatedHelp: text(
    'Les causes racines de l’analyse apparaissent ici automatiquement ; vous pouvez aussi en ajouter une.',
    'Root causes from the analysis appear here automatically; you can also add one.',
  ),
  noneEliminated: text('Aucune cause n’est éliminée.', 'No cause is eliminated.'),
  fromWhy: text('du pourquoi {why}', 'from why {why}'),
  writtenHere: text('écrite dans le plan', 'written in the plan'),
  gone: text('n’est plus une cause racine', 'no longer a root cause'),
  goneName: text('Cause retirée de l’analyse', 'Cause removed from the analysis'),
  noCapaYet: text('Pas encore de CAPA', 'No CAPA yet'),
  capaCount: text('{n} CAPA', '{n} {n|CAPA|CAPAs}'),
  capaRequired: text('CAPA obligatoire', 'CAPA required'),
  capaNotRequired: text('CAPA non obligatoire', 'CAPA not required'),

  eliminate: text('Éliminer', 'Eliminate'),
  eliminateQuestion: text('Pourquoi « {cause} » n’est-elle pas traitée ?', 'Why is “{cause}” not treated?'),
  eliminateNote: text(
    'La cause passe dans l’autre onglet avec cette raison ; elle peut en revenir.',
    'The cause moves to the other tab with this reason; it can come back.',
  ),
  rationale: text('Raison de l’élimination', 'Reason for elimination'),
  treatAgain: text('Traiter à nouveau', 'Treat again'),

  addCause: caseWords.addCause,
  editCause: text('Modifier la cause', 'Edit the cause'),
  removeCause: text('Retirer la cause', 'Remove the cause'),
  causeHasCapas: text(
    'Retirez d’abord les CAPA de cette cause, ou éliminez-la.',
    'Remove the CAPAs of this cause first, or eliminate it.',
  ),
  causeText: text('Cause', 'Cause'),
  category: caseFieldWords.mCategory,
  noCategory: text('Sans catégorie', 'No category'),
  type: text('Type', 'Type'),
  saveCause: text('Garder', 'Keep'),

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
  add: text('Ajouter une CAPA', 'Add a CAPA'),
  addTo: text('Ajouter une CAPA à la cause « {cause} »', 'Add a CAPA to the cause “{cause}”'),
  numbering: text('numérotation…', 'numbering…'),
  untitled: text('Sans titre', 'Untitled'),
  unnamed: text('nouvelle CAPA', 'new CAPA'),
  remove: text('Retirer cette CAPA', 'Remove this CAPA'),
  removeQuestion: text('Retirer {capa} du plan ?', 'Remove {capa} from the plan?'),
  removeNote: text('Ce qui était écrit reste dans l’historique.', 'What was written stays in the history.'),
  removeConfirm: text('Retirer', 'Remove'),
  followedBy: text('Suivie par', 'Tracked by'),

  titre: fieldWords.title,
  action: text('Action : que faut-il faire ?', 'Action: what is to be done?'),
  actionHelp: english('Pourquoi cette action est-elle nécessaire ?', 'Why is this action necessary?'),
  objectif: fieldWords.objective,
  responsable: text('Responsable', 'Responsible'),
  dateDebut: text('Date début', 'Start date'),
  dateFin: text('Date fin', 'End date'),
  pickStart: text('Choisir la date de début', 'Choose the start date'),
  pickEnd: text('Choisir la date de fin', 'Choose the end date'),
  correctiveOuPreventive: text('Corrective ou préventive', 'Corrective or preventive'),
  corrective: french('corrective', 'corrective'),
  préventive: french('préventive', 'preventive'),
  commentaireAction: text('Commentaire action', 'Comment on the action'),
  adverseEffects: text('Effets indésirables', 'Adverse effects'),
  adverseHelp: text('Cette mesure pourrait-elle nuire ailleurs ?', 'Could this measure cause harm elsewhere?'),
  adverseText: text('Lesquels, et comment ils sont évités', 'Which, and how they are prevented'),

  criterion: text('Critère d’efficacité', 'Effectiveness criterion'),
  criterionHelp: text('Ce qu’il faudra constater.', 'What must be observed.'),
  checkOn: text('Jour de la vérification', 'Day of the check'),
  pickCheck: text('Choisir le jour de la vérification', 'Choose the day of the check'),
  measured: text('Critère mesuré par le système', 'Criterion measured by the system'),
  measuredHelp: text(
    'Le jour venu, le système relève les dossiers ouverts depuis et propose une conclusion à l’AQ.',
    'On that day, the system looks up the cases opened since and drafts a verdict for QA.',
  ),
  days: text('Nombre de jours sans cas', 'Days without a case'),
  daysWrong: text('Un nombre entier de 1 à {n}.', 'A whole number from 1 to {n}.'),
  sameCause: text('Pour cette cause', 'For this cause'),
  sameProduct: text('Sur ce produit', 'On this product'),
  countedFrom: text(
    'Compté à partir du jour où l’action est terminée.',
    'Counted from the day the action is completed.',
  ),
};

/** "No case of this cause on this product for 90 days". */
export const measureMessages = {
  both: text(
    'Aucun cas pour cette cause sur ce produit pendant {n} {n|jour|jours}',
    'No case with this cause on this product for {n} {n|day|days}',
  ),
  cause: text('Aucun cas pour cette cause pendant {n} {n|jour|jours}', 'No case with this cause for {n} {n|day|days}'),
  product: text('Aucun cas sur ce produit pendant {n} {n|jour|jours}', 'No case on this product for {n} {n|day|days}'),
  any: text('Aucun nouveau cas de ce type pendant {n} {n|jour|jours}', 'No new case of this type for {n} {n|day|days}'),
};

/** Whether a CAPA has worked: what is awaited, what the system found, what QA signed. */
export const checkMessages = {
  title: caseFieldWords.effectiveness,
  ofCapas: text('Efficacité des CAPA', 'Effectiveness of the CAPAs'),
  noCriterion: text('Aucun critère défini.', 'No criterion defined.'),
  from: text('À évaluer à partir du {day}', 'To be assessed from {day}'),
  dayUnknown: text('À évaluer quand l’action sera terminée', 'To be assessed once the action is completed'),
  noDay: text('À évaluer dès que l’action est terminée', 'To be assessed as soon as the action is completed'),
  givenUp: text(
    'L’action est annulée : il n’y a pas d’effet à vérifier.',
    'The action is cancelled: there is no effect to check.',
  ),
  draft: text('Proposition du système le {when} :', 'Proposed by the system on {when}:'),
  found: text('{n} {n|cas trouvé|cas trouvés} :', '{n} {n|case|cases} found:'),
  nothingFound: text('Aucun cas trouvé.', 'No case found.'),
  findingsNone: text('Relevé du {when} : aucun cas. {criterion}.', 'Looked up on {when}: no case. {criterion}.'),
  findingsSome: text(
    'Relevé du {when} : {n} cas ({ids}). Attendu : {criterion}.',
    'Looked up on {when}: {n} {n|case|cases} ({ids}). Expected: {criterion}.',
  ),
  record: text('Conclure et signer', 'Conclude and sign'),
  recordTitle: text('Efficacité de {capa}', 'Effectiveness of {capa}'),
  verdict: text('La mesure est-elle efficace ?', 'Is the measure effective?'),
  reschedule: text('Changer la date', 'Change the date'),
  rescheduleTitle: text('Date de vérification de {capa}', 'Verification date of {capa}'),
  newDay: text('À vérifier à partir du', 'To be checked from'),
  rescheduleNote: text(
    'Le dossier reste approuvé. La date, la raison et votre signature restent dans l’historique.',
    'The case stays approved. The date, the reason and your signature stay in the history.',
  ),
  signDay: text('Signer la date', 'Sign the date'),
  rescheduled: text('{capa} : à vérifier à partir du {day}.', '{capa}: to be checked from {day}.'),
  toSignature: caseWords.toSignature,
  signatureTitle: recordPartWords.signature,
  sign: text('Signer la conclusion', 'Sign the verdict'),
  signed: text('Conclusion enregistrée pour {capa}.', 'Verdict on {capa} recorded.'),
  signedBy: text('Signé par {who} le {when}', 'Signed by {who} on {when}'),
  changedMeanwhile: text(
    'Cette vérification a changé entre-temps. Elle est maintenant à jour : relisez-la, puis recommencez.',
    'This check changed meanwhile. It is now up to date: read it again, then try again.',
  ),
};

/** What is measured, as a sentence. */
export function measureWords({ days, sameCause, sameProduct }: Measure): { message: Message; values: MessageValues } {
  const m = measureMessages;
  const message = sameCause ? (sameProduct ? m.both : m.cause) : sameProduct ? m.product : m.any;
  return { message, values: { n: days } };
}
