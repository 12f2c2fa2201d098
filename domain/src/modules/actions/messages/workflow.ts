import { english, text } from '../../../kernel/message';

export const actionStatusMessages = {
  in_progress: english('En cours', 'In Progress'),
  ready_for_qa: english('Prêt pour l’AQ', 'Ready for QA'),
  approved: english('Approuvée', 'Approved'),
  completed: english('Terminée', 'Completed'),
  cancelled: text('Annulée', 'Cancelled'),
};

export const actionWorkflowMessages = {
  ready: english('Prêt pour l’AQ', 'Ready for QA'),
  withdraw: text('Retirer « prêt pour l’AQ »', 'Take “ready for QA” off'),
  return: text('Renvoyer au responsable', 'Send back'),
  review: english('Revu par l’AQ', 'QA Reviewed'),
  reopen: text('Rouvrir', 'Reopen'),
  complete: text('Terminer', 'Complete'),
  cancel: text('Annuler l’action', 'Cancel the action'),
  onlyResponsible: text('Seul le responsable de l’action peut faire cela.', 'Only the responsible may do this.'),
  onlyReviewer: text(
    'Possible pour l’approbateur ou l’assurance qualité, jamais pour le responsable.',
    'Possible for the approver or QA, never for the responsible.',
  ),
  onlyConcerned: text(
    'Réservé au responsable, à l’approbateur et à l’assurance qualité.',
    'For the responsible, the approver and QA.',
  ),
  wrongState: text('L’état de l’action ne le permet pas.', 'The state of the action does not allow it.'),
  reasonMissing: text('Dites pourquoi.', 'Say why.'),
  todosOpen: text(
    '{n} {n|élément de la liste reste à faire|éléments de la liste restent à faire}.',
    '{n} {n|item|items} of the to-do list {n|is|are} still to be done.',
  ),
  caseEnded: text(
    'Le dossier est clos ou annulé : ses actions ne changent plus.',
    'The case is closed or void: its actions no longer change.',
  ),
  caseEndedToComments: text(
    'Le dossier est clos ou annulé : ses actions ne se commentent plus.',
    'The case is closed or void: its actions take no more comments.',
  ),
};

/** Why something of an action cannot be changed, or is not what it should be. */
export const actionChangeMessages = {
  onlyReviewerNames: text(
    'L’approbateur est changé par lui-même ou par l’assurance qualité.',
    'The approver is changed by the approver or by QA.',
  ),
  withQa: text(
    'L’action est auprès de l’AQ : retirez d’abord « Prêt pour l’AQ ».',
    'The action is with QA: take “Ready for QA” off first.',
  ),
  ended: text('L’action est terminée ou annulée.', 'The action is completed or cancelled.'),
  planSays: text(
    'C’est le plan CAPA qui le dit : modifiez-le dans le plan.',
    'The CAPA plan says so: change it in the plan.',
  ),
  askExtension: text(
    'L’échéance ne change que par un report, approuvé par l’approbateur ou l’AQ.',
    'The due date changes only by an extension that the approver or QA grants.',
  ),
  noExtensionNeeded: text('Vous pouvez changer cette échéance vous-même.', 'You can change this due date yourself.'),
  alreadyAsked: text('Un report est déjà demandé.', 'An extension has already been asked for.'),
  nothingAsked: text('Aucun report n’est demandé.', 'No extension is asked for.'),
  dueDatePast: text('Cette date est passée.', 'This date has passed.'),
  dueDateFar: text('Cette date est trop lointaine.', 'This date is too far away.'),
  notLater: text(
    'Un report demande une date après l’échéance actuelle.',
    'An extension asks for a date after the present one.',
  ),
  samePerson: text('L’approbateur ne peut pas être le responsable.', 'The approver cannot be the responsible.'),
  personUnknown: text('Choisissez une personne active de l’entreprise.', 'Choose an active person of the company.'),
  reasonMissing: text(
    'Dites pourquoi le responsable, l’approbateur ou l’échéance change.',
    'Say why the responsible, the approver or the due date changes.',
  ),
  refusalReasonMissing: text('Dites pourquoi vous refusez.', 'Say why you refuse.'),
  tooManyTodos: text('{most} éléments au plus.', 'At most {most} items.'),
  fileUnknown: text('Ce fichier n’est pas disponible.', 'This file is not available.'),
};

/** The columns of the list. */
export const actionColumnMessages = {
  id: english('N°', 'ID'),
  status: english('Statut', 'Status'),
  summary: english('Résumé', 'Summary'),
  priority: english('Priorité', 'Priority'),
  responsible: english('Responsable', 'Responsible'),
  approver: english('Approbateur', 'Approver'),
  origin: english('Origine', 'Origin'),
  dueDate: english('Échéance', 'Due Date'),
};

export const priorityMessages = {
  low: english('Basse', 'Low'),
  medium: english('Moyenne', 'Medium'),
  high: english('Haute', 'High'),
};

export const originKindMessages = {
  capa: english('CAPA', 'CAPA'),
  immediate: text('Action immédiate', 'Immediate action'),
  task: text('Tâche', 'Task'),
};
