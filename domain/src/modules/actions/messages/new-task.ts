import { english, french, text } from '../../../kernel/message';

/** The popup 'New task'. */
export const newTaskMessages = {
  heading: english('Nouvelle tâche', 'New task'),
  title: english('Titre', 'Title'),
  assignTo: english('Affecter à', 'Assign to'),
  approver: english('Approbateur', 'Approver'),
  approverHelp: text(
    'Revoit le travail avant qu’il soit terminé. Sans approbateur, l’assurance qualité peut le faire.',
    'Reviews the work before it is completed. Without an approver, QA may do it.',
  ),
  noApprover: text('Sans approbateur', 'No approver'),
  dueDate: english('Échéance', 'Due date'),
  dateFormat: french('JJ / MM / YYYY', 'DD / MM / YYYY'),
  priority: english('Priorité', 'Priority'),
  description: english('Description', 'Description'),
  descriptionHint: english('Quoi ? Pourquoi ? Comment ?', 'What? Why? How?'),
  todos: english('Liste de tâches', 'To-Do list'),
  attachments: english('Pièces jointes', 'Attachments'),
  addAttachment: text('Joindre un fichier', 'Attach a file'),
  dropNow: text('Lâchez pour joindre à la tâche', 'Release to attach to the task'),
  cancel: english('Annuler', 'Cancel'),
  sendHelp: text('Ctrl + Entrée envoie.', 'Ctrl + Enter sends.'),
  sent: text('Tâche {id} créée', 'Task {id} created'),
  titleRequired: text('Donnez un titre à la tâche.', 'Give the task a title.'),
  personRequired: text('Choisissez qui fera cette tâche.', 'Choose who will do this task.'),
  fileFailed: text(
    'Un fichier n’est pas arrivé : réessayez, ou retirez-le de la liste.',
    'A file has not arrived: try again, or take it off the list.',
  ),
  kept: text(
    'Brouillon gardé sur cet appareil, pour la prochaine fois.',
    'Draft kept on this device, for the next time.',
  ),
  cleared: text('Brouillon effacé', 'Draft erased'),
  undo: text('Annuler', 'Undo'),
};

/** What the menu of attachments offers. */
export const attachmentMenuMessages = {
  device: english('Depuis l’appareil', 'Upload from device'),
  image: english('Image', 'Image'),
  document: english('Document', 'Document'),
};
