import { text } from '../../../kernel/message';

/** The printed dossier of an action. */
export const actionDossierMessages = {
  todos: text('Liste de tâches', 'To-do list'),
  done: text('fait', 'done'),
  open: text('à faire', 'to do'),
  createdBy: text('Créée par', 'Created by'),
  startDate: text('Date de début', 'Start date'),
  dueDate: text('Échéance', 'Due date'),
  extension: text('Report demandé', 'Extension asked for'),
  extensionAsked: text('au {day}, par {who} le {when} : {reason}', 'to {day}, by {who} on {when}: {reason}'),
};
