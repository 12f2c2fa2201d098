import { english, text } from '../../../kernel/message';
import { recordFileMessages } from '../../../messages/record-page';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import { stateWords } from '../../../messages/words/states';
import { actionWords } from './workflow';

/** An action, in its case and on its own page. */
export const actionPageMessages = {
  unknown: text(
    'Aucune action n’est issue de {capa} dans ce dossier.',
    'No action has been created from {capa} in this case.',
  ),
  unknownHelp: text(
    'Une CAPA devient une action quand l’AQ a revu le plan.',
    'A CAPA becomes an action once QA has reviewed the plan.',
  ),
  toPlan: text('Ouvrir le plan CAPA', 'Open the CAPA plan'),
  toAction: text('Ouvrir l’action {id}', 'Open action {id}'),
  toList: text('Toutes les actions', 'All actions'),
  notFound: text('Action {id} introuvable.', 'Action {id} was not found.'),
  notFoundHelp: text(
    'Vérifiez le numéro dans l’adresse, ou cherchez l’action dans la liste.',
    'Check the number in the address, or search for the action in the list.',
  ),

  description: fieldWords.description,
  objective: fieldWords.objective,
  responsible: fieldWords.responsibleInEnglish,
  approver: actionWords.approverInEnglish,
  noApprover: text('Non attribué', 'Not assigned'),
  startDate: english('Date de début', 'Start Date'),
  dueDate: fieldWords.dueDateInEnglish,
  overdue: stateWords.overdueInEnglish,
  priority: actionWords.priorityInEnglish,
  origin: actionWords.originInEnglish,
  originFrom: text('{kind} de {from}', '{kind} of {from}'),
  createdBy: text('Créée par {who}', 'Created by {who}'),
  started: text('Début : {day}', 'Start: {day}'),
  completedAt: text('Terminée le', 'Completed on'),
  empty: text('–', '–'),
  noDescription: text('Pas encore de description.', 'No description yet.'),
  parts: recordPartWords.onThisPage,
  attachments: actionWords.attachmentsInEnglish,
  comments: recordPartWords.commentsInEnglish,
  history: recordPartWords.history,

  moves: text('Suivi de l’action', 'Action tracking'),
  returnQuestion: text('Pourquoi renvoyez-vous {id} au responsable ?', 'Why are you sending {id} back?'),
  returnNote: text('L’action revient « en cours ».', 'The action is in progress again.'),
  reopenQuestion: recordPartWords.whyReopen,
  reopenNote: text('L’action revient « en cours ».', 'The action is in progress again.'),
  cancelQuestion: text('Pourquoi annulez-vous {id} ?', 'Why are you cancelling {id}?'),
  cancelNote: text(
    'Une action annulée ne peut pas être reprise ; rien n’est effacé.',
    'A cancelled action cannot be resumed; nothing is deleted.',
  ),
  moved: recordPartWords.moved,
  changedMeanwhile: text(
    'L’action a changé entre-temps. Elle est maintenant à jour : vérifiez, puis recommencez.',
    'The action changed meanwhile. It is now up to date: check it, then try again.',
  ),
};

/** Changing what an action says, who does it and until when. */
export const actionEditMessages = {
  edit: commandWords.edit,
  title: fieldWords.title,
  saveHelp: text('Ctrl + Entrée enregistre.', 'Ctrl + Enter saves.'),
  saved: text('{id} est enregistrée', '{id} is saved'),
  meanwhile: text(
    'Le texte enregistré a changé depuis que vous écrivez. Enregistrer le remplacera par le vôtre. Version actuelle :',
    'The saved text has changed since you started. Saving replaces it with yours. Current version:',
  ),

  changePriority: text('Changer la priorité', 'Change the priority'),
  handOver: text('Réaffecter l’action', 'Reassign the action'),
  newResponsible: text('Nouveau responsable', 'New assignee'),
  nameApprover: text('Nommer un approbateur', 'Name an approver'),
  changeApprover: text('Changer d’approbateur', 'Change the approver'),
  newApprover: text('Nouvel approbateur', 'New approver'),
  noApproverHelp: text(
    'Laissez vide pour que l’assurance qualité seule revoie l’action.',
    'Leave it empty to let QA alone review the action.',
  ),
  changeDueDate: recordPartWords.changeDueDate,
  newDueDate: recordPartWords.newDueDate,
  now: recordPartWords.atPresent,
  same: recordPartWords.anotherValue,
  note: recordPartWords.changeIsKept,
  change: commandWords.change,
  changed: text('{id} est modifiée', '{id} is changed'),
};

/** Asking for more time, and the answer to it. */
export const extensionMessages = {
  ask: text('Demander un report', 'Request an extension'),
  until: text('Reporter au', 'Extend until'),
  askHelp: text(
    'L’échéance ne change qu’après la réponse de l’approbateur ou de l’assurance qualité.',
    'The due date changes only once the approver or QA has answered.',
  ),
  send: text('Demander', 'Request'),
  sent: text('Report demandé pour {id}', 'Extension requested for {id}'),
  pending: text(
    '{who} demande de reporter l’échéance au {day} (demande du {when}).',
    '{who} asks to move the due date to {day} (requested on {when}).',
  ),
  waits: text('L’approbateur ou l’assurance qualité va répondre.', 'The approver or QA will answer.'),
  grant: text('Accorder le report', 'Grant the extension'),
  granted: text('Report accordé : échéance {day}', 'Extension granted: due {day}'),
  refuse: text('Refuser le report', 'Refuse the extension'),
  refuseQuestion: text('Pourquoi refusez-vous le report au {day} ?', 'Why are you refusing the extension to {day}?'),
  refuseNote: text(
    'L’échéance ne change pas ; votre raison est communiquée à la personne qui a fait la demande.',
    'The due date does not change; the person who asked sees your reason.',
  ),
  refused: text('Report refusé', 'Extension refused'),
  takeBack: text('Retirer la demande', 'Withdraw the request'),
  takenBack: text('Demande de report retirée', 'Extension request withdrawn'),
};

/** The to-do list of an action. */
export const todoListMessages = {
  title: english('À faire', 'To-Do'),
  count: text('{done} sur {total} {done|fait|faits}', '{done} of {total} done'),
  none: text('La liste est vide.', 'The list is empty.'),
  add: english('Ajouter un élément', 'Add an item'),
  text: text('Nouvel élément', 'New item'),
  confirm: english('Ajouter', 'Add'),
  rename: text('Renommer « {text} »', 'Rename “{text}”'),
  renamed: text('Nouveau texte', 'New text'),
  remove: text('Retirer « {text} »', 'Remove “{text}”'),
  removed: text('« {text} » est retiré', '“{text}” is removed'),
  undo: commandWords.undo,
  saved: text('Enregistré', 'Saved'),
  discard: text('Abandonner ces modifications', 'Discard these changes'),
};

/** The files of an action. */
export const actionFileMessages = {
  dropNow: text('Lâchez pour joindre à l’action', 'Release to attach to the action'),
  none: recordFileMessages.none,
  removeTitle: recordFileMessages.removeTitle,
  removeQuestion: text('Retirer {name} de l’action ?', 'Remove {name} from the action?'),
  removeNote: recordFileMessages.removeNote,
  remove: commandWords.remove,
  removed: recordFileMessages.removed,
};

/** The printed dossier of an action. */
export const actionDossierMessages = {
  todos: text('Liste de tâches', 'To-do list'),
  done: text('fait', 'done'),
  open: text('à faire', 'to do'),
  createdBy: text('Créée par', 'Created by'),
  startDate: text('Date de début', 'Start date'),
  dueDate: fieldWords.dueDate,
  extension: text('Report demandé', 'Extension requested'),
  extensionAsked: text('au {day}, par {who} le {when} : {reason}', 'to {day}, by {who} on {when}: {reason}'),
};
