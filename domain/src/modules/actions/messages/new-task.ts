import { english, french, text } from '../../../kernel/message';
import { pageTitleMessages } from '../../../messages/shell/page-titles';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { actionWords } from './workflow';

/** The popup 'New task'. */
export const newTaskMessages = {
  heading: pageTitleMessages.newTask,
  title: fieldWords.titleInEnglish,
  assignTo: english('Affecter à', 'Assign to'),
  approver: actionWords.approverInEnglish,
  approverHelp: text(
    'Revoit le travail avant qu’il soit terminé. Sans approbateur, l’assurance qualité peut le faire.',
    'Reviews the work before it is completed. Without an approver, QA may do it.',
  ),
  noApprover: text('Sans approbateur', 'No approver'),
  dueDate: english('Échéance', 'Due date'),
  dateFormat: french('JJ / MM / YYYY', 'DD / MM / YYYY'),
  priority: actionWords.priorityInEnglish,
  description: fieldWords.descriptionInEnglish,
  descriptionHint: english('Quoi ? Pourquoi ? Comment ?', 'What? Why? How?'),
  todos: english('Liste de tâches', 'To-Do list'),
  attachments: actionWords.attachmentsInEnglish,
  addAttachment: text('Joindre un fichier', 'Attach a file'),
  dropNow: text('Lâchez pour joindre à la tâche', 'Release to attach to the task'),
  cancel: commandWords.cancelInEnglish,
  sendHelp: text('Ctrl + Entrée envoie.', 'Ctrl + Enter sends.'),
  sent: text('Tâche {id} créée', 'Task {id} created'),
  titleRequired: text('Donnez un titre à la tâche.', 'Give the task a title.'),
  personRequired: text('Choisissez qui fera cette tâche.', 'Choose who will do this task.'),
  fileFailed: text(
    'Un fichier n’est pas arrivé : réessayez, ou retirez-le de la liste.',
    'A file has not arrived: try again, or remove it from the list.',
  ),
  kept: text(
    'Brouillon gardé sur cet appareil, pour la prochaine fois.',
    'Draft kept on this device, for the next time.',
  ),
  cleared: text('Brouillon effacé', 'Draft discarded'),
  undo: commandWords.undo,
};

/** What the menu of attachments offers. */
export const attachmentMenuMessages = {
  device: english('Depuis l’appareil', 'Upload from device'),
  image: english('Image', 'Image'),
  document: english('Document', 'Document'),
};
