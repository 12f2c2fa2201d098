import { english, text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { stateWords } from '../../../messages/words/states';
import { assessmentFieldMessages, channelMessages } from './assessment-fields';

/** What each page of a step asks. */
export const stepFieldMessages = {
  impactLevel: english('Niveau d’impact', 'Impact level'),
  'No impact': english('Aucun impact', 'No impact'),
  'Minor impact': english('Impact mineur', 'Minor impact'),
  'Major impact': english('Impact majeur', 'Major impact'),
  'Critical impact': english('Impact critique', 'Critical impact'),
  'N/A': english('N/A', 'N/A'),
  Yes: fieldWords.yesInEnglish,
  No: fieldWords.noInEnglish,
  justification: english('Justification', 'Justification'),
  explanation: fieldWords.explanation,

  batches: text('Produits et lots', 'Products and batches'),
  product: english('Produit', 'Product'),
  batchNumber: english('Numéro de lot', 'Batch number'),
  status: fieldWords.statusInEnglish,
  'On hold': english('En attente', 'On hold'),
  Recall: english('Rappel', 'Recall'),
  Rejected: stateWords.rejectedInEnglish,
  'In Progress': stateWords.inProgressInEnglish,
  chooseStatus: text('Choisir un statut', 'Choose a status'),
  addBatch: text('Ajouter un lot', 'Add a batch'),
  removal: commandWords.remove,
  removeBatch: text('Retirer le lot {batch}', 'Remove batch {batch}'),
  removeRow: text('Retirer la ligne {n}', 'Remove row {n}'),
  ofRow: text('{field}, ligne {n}', '{field}, row {n}'),
  noBatches: text('Aucun lot indiqué.', 'No batch listed.'),
  maxBatches: text('{n} lots au plus.', 'At most {n} batches.'),
  decision: english('Décision sur le statut et la libération du lot', 'Decision on status and batch release'),
  stability: english('Analyse de stabilité requise', 'Stability analysis required'),
  stabilityHelp: text('Quelle étude, sur quels lots, jusqu’à quand ?', 'Which study, on which batches, until when?'),

  notApplicable: english('N/A', 'N/A'),
  notApplicableHelp: text(
    'Le processus n’est pas concerné : le formulaire est masqué et vidé.',
    'The process is not affected: the form is hidden and cleared.',
  ),
  ProductionStop: english('Arrêt de production', 'Production stop'),
  ProductionStopDuration: english('Durée de l’arrêt de production', 'Production stop duration'),
  durationInHours: text('Durée (heures)', 'Duration (hours)'),
  ProcessValidation: english('Validation du procédé', 'Process validation'),
  EquipmentQualification: english('Qualification des équipements', 'Equipment qualification'),

  Safety: english('Sécurité', 'Safety'),
  Quality: english('Qualité', 'Quality'),
  Identity: english('Identité', 'Identity'),
  Purity: english('Pureté', 'Purity'),
  Potency: english('Activité', 'Potency'),

  description: fieldWords.descriptionInEnglish,
  notifyAuthorities: english('Nécessité d’informer les autorités', 'Need to notify authorities'),
  complianceActions: english('Actions menées pour maîtriser la conformité', 'Actions taken to manage compliance'),

  Injury: text('Blessure', 'Injury'),
  WorkStoppage: text('Arrêt de travail', 'Work stoppage'),
  Exposure: text('Exposition', 'Exposure'),
  EnvironmentalRelease: text('Rejet dans l’environnement', 'Release to the environment'),
  protectiveMeasures: text('Mesures de protection', 'Protective measures'),

  findings: caseFieldWords.findings,
  ...assessmentFieldMessages,
  ...channelMessages,

  empty: text('Rien n’est rédigé.', 'Nothing written.'),
  notAnswered: fieldWords.notAnswered,
};

/** Writing a step: saving, marks, and two people on the same words. */
export const stepWritingMessages = {
  savedAt: text('Enregistré à {time}', 'Saved at {time}'),
  savedOn: text('Enregistré le {time}', 'Saved on {time}'),
  notWritten: text('Rien n’est encore rédigé', 'Nothing written yet'),
  readOnly: text('Lecture seule. {why}', 'Read only. {why}'),
  marked: text(
    'Cette étape est marquée « {mark} ». Pour la modifier, indiquez d’abord la raison : la marque sera retirée.',
    'This step is marked “{mark}”. To change it, first give a reason: the mark will be removed.',
  ),
  edit: commandWords.edit,
  editTitle: text('Modifier une étape marquée', 'Edit a marked step'),
  editQuestion: text('Pourquoi modifiez-vous {step} ?', 'Why are you changing {step}?'),
  editNote: text(
    'La modification retire la marque. La raison est inscrite dans l’historique.',
    'Editing removes the mark. The reason is recorded in the history.',
  ),
  editing: text('La première modification retirera la marque.', 'The first change removes the mark.'),
  markedMeanwhile: text(
    'L’étape a été marquée pendant que vous écriviez. Indiquez pourquoi vous la modifiez : ce que vous avez écrit est conservé.',
    'The step was marked while you were writing. Explain why you are changing it: what you wrote is kept.',
  ),
  giveReason: text('Donner la raison', 'Give the reason'),
  gaps: text('À compléter', 'Still to complete'),
  emptyTitle: text('Étape sans objet', 'Step that does not apply'),
  emptyQuestion: text('{step} est vide. Pourquoi est-ce sans objet ?', '{step} is empty. Why does it not apply?'),
  emptyNote: text(
    'L’AQ lit cette raison ; elle est signée avec le dossier et figure dans son historique.',
    'QA reads this reason; it is signed with the case and stays in its history.',
  ),
  undecided: text(
    'Choisissez d’abord entre les deux versions de l’étape.',
    'First choose between the two versions of the step.',
  ),
  changedMeanwhile: text(
    'L’étape a changé entre-temps. Relisez-la, puis recommencez.',
    'The step changed meanwhile. Read it again, then try again.',
  ),
  conflictTitle: text('Deux versions de {step}', 'Two versions of {step}'),
  conflictBy: text(
    '{who} a modifié cette étape le {when}, pendant que vous écriviez. Rien n’est écrasé : choisissez, champ par champ.',
    '{who} changed this step on {when}, while you were writing. Nothing is overwritten: choose field by field.',
  ),
  conflictUnknown: text(
    'Cette étape a été modifiée ailleurs pendant que vous écriviez. Rien n’est écrasé : choisissez, champ par champ.',
    'This step was changed elsewhere while you were writing. Nothing is overwritten: choose field by field.',
  ),
  conflictNote: text(
    'Cette étape a deux versions. Ce que vous avez écrit est gardé sur cet appareil.',
    'This step has two versions. What you wrote is kept on this device.',
  ),
  compare: text('Comparer et choisir', 'Compare and choose'),
  mine: text('La vôtre', 'Yours'),
  theirs: text('L’autre', 'Theirs'),
  allMine: text('Tout garder de la vôtre', 'Keep all of yours'),
  allTheirs: text('Tout prendre de l’autre', 'Take all of theirs'),
  keepChosen: text('Enregistrer ce choix', 'Save this choice'),
  nothing: text('(vide)', '(empty)'),
  readySince: text('Prêt pour l’AQ : {who}, {when}', 'Ready for QA: {who}, {when}'),
  reviewedSince: text('Revu par l’AQ : {who}, {when}', 'QA reviewed: {who}, {when}'),
};
