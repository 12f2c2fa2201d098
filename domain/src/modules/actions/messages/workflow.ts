import { english, text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { stateWords } from '../../../messages/words/states';

/** What the pages and the workflow of an action share. */
export const actionWords = {
  approverInEnglish: english('Approbateur', 'Approver'),
  priorityInEnglish: english('Priorité', 'Priority'),
  attachmentsInEnglish: english('Pièces jointes', 'Attachments'),
  originInEnglish: english('Origine', 'Origin'),
};

export const actionStatusMessages = {
  in_progress: stateWords.inProgressInEnglish,
  ready_for_qa: stateWords.readyForQaInEnglish,
  approved: english('Approuvée', 'Approved'),
  completed: english('Terminée', 'Completed'),
  cancelled: text('Annulée', 'Cancelled'),
};

export const actionWorkflowMessages = {
  ready: stateWords.readyForQaInEnglish,
  withdraw: text('Retirer « prêt pour l’AQ »', 'Remove “ready for QA”'),
  return: text('Renvoyer au responsable', 'Send back'),
  review: stateWords.qaReviewedInEnglish,
  reopen: commandWords.reopen,
  complete: text('Terminer', 'Complete'),
  cancel: text('Annuler l’action', 'Cancel the action'),
  onlyResponsible: text('Seul le responsable de l’action peut faire cela.', 'Only the assignee can do this.'),
  onlyReviewer: text(
    'Réservé à l’approbateur ou à l’assurance qualité, jamais au responsable.',
    'Only the approver or QA can do this, never the assignee.',
  ),
  onlyConcerned: text(
    'Réservé au responsable, à l’approbateur et à l’assurance qualité.',
    'Only the assignee, the approver and QA can do this.',
  ),
  alreadyReady: text('Le responsable l’a déjà déclarée terminée.', 'The assignee has already marked it as finished.'),
  onceReady: text('Possible quand l’action est prête pour l’AQ.', 'Available once the action is ready for QA.'),
  onceReviewed: text('Possible après la revue de l’AQ.', 'Available after QA review.'),
  ended: text('L’action est terminée ou annulée.', 'The action is completed or cancelled.'),
  reasonMissing: fieldWords.giveReason,
  todosOpen: text(
    '{n} {n|élément de la liste reste à faire|éléments de la liste restent à faire}.',
    '{n} {n|item|items} of the to-do list {n|is|are} still to be done.',
  ),
  caseEnded: text(
    'Le dossier est clos ou annulé : ses actions ne changent plus.',
    'The case is closed or void: its actions no longer change.',
  ),
  caseEndedToComments: text(
    'Le dossier est clos ou annulé : ses actions ne peuvent plus être commentées.',
    'The case is closed or void: its actions can no longer be commented on.',
  ),
};

/** Why something of an action cannot be changed, or is not what it should be. */
export const actionChangeMessages = {
  onlyReviewerNames: text(
    'Seuls l’approbateur et l’assurance qualité peuvent changer l’approbateur.',
    'Only the approver or QA can change the approver.',
  ),
  withQa: text(
    'L’action est auprès de l’AQ : retirez d’abord « Prêt pour l’AQ ».',
    'The action is with QA: remove “Ready for QA” first.',
  ),
  planSays: text(
    'Cette valeur vient du plan CAPA : modifiez-la dans le plan.',
    'This comes from the CAPA plan: change it there.',
  ),
  askExtension: text(
    'L’échéance ne change que par un report accordé par l’approbateur ou l’AQ.',
    'The due date can only change through an extension granted by the approver or QA.',
  ),
  noExtensionNeeded: text('Vous pouvez changer cette échéance vous-même.', 'You can change this due date yourself.'),
  alreadyAsked: text('Un report est déjà demandé.', 'An extension has already been requested.'),
  nothingAsked: text('Aucun report n’est demandé.', 'No extension has been requested.'),
  dueDatePast: text('Cette date est passée.', 'This date has passed.'),
  dueDateFar: text('Cette date est trop lointaine.', 'This date is too far away.'),
  notLater: text('Choisissez une date après l’échéance actuelle.', 'Choose a date after the current due date.'),
  samePerson: text('L’approbateur ne peut pas être le responsable.', 'The approver cannot be the assignee.'),
  personUnknown: text('Choisissez une personne active de l’entreprise.', 'Choose an active user of the company.'),
  reasonMissing: text(
    'Indiquez pourquoi le responsable, l’approbateur ou l’échéance change.',
    'Explain why the assignee, the approver or the due date changes.',
  ),
  refusalReasonMissing: text('Indiquez pourquoi vous refusez.', 'Explain why you refuse.'),
  tooManyTodos: text('{most} éléments au plus.', 'At most {most} items.'),
  fileUnknown: text('Ce fichier n’est pas disponible.', 'This file is not available.'),
};

/** The columns of the list. */
export const actionColumnMessages = {
  id: fieldWords.idInEnglish,
  status: fieldWords.statusInEnglish,
  summary: fieldWords.summaryInEnglish,
  priority: actionWords.priorityInEnglish,
  responsible: fieldWords.responsibleInEnglish,
  approver: actionWords.approverInEnglish,
  origin: actionWords.originInEnglish,
  dueDate: fieldWords.dueDateInEnglish,
};

export const priorityMessages = {
  low: stateWords.lowInEnglish,
  medium: stateWords.mediumInEnglish,
  high: stateWords.highInEnglish,
};

export const originKindMessages = {
  capa: english('CAPA', 'CAPA'),
  immediate: caseFieldWords.immediateAction,
  task: text('Tâche', 'Task'),
};
