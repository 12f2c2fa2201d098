import { english, text } from '../../../kernel/message';

/** An action, in its case and on its own page. */
export const actionPageMessages = {
  unknown: text('Aucune action ne suit {capa} dans ce dossier.', 'No action follows {capa} in this case.'),
  unknownHelp: text(
    'Une CAPA devient une action quand l’AQ a revu le plan.',
    'A CAPA becomes an action once QA has reviewed the plan.',
  ),
  toPlan: text('Ouvrir le plan CAPA', 'Open the CAPA plan'),
  toAction: text('Ouvrir l’action {id}', 'Open action {id}'),
  toList: text('Toutes les actions', 'All actions'),
  notFound: text('Action {id} introuvable.', 'There is no action {id}.'),
  notFoundHelp: text(
    'Vérifiez le numéro dans l’adresse, ou cherchez l’action dans la liste.',
    'Check the number in the address, or look for the action in the list.',
  ),

  description: text('Description', 'Description'),
  objective: text('Objectif', 'Objective'),
  responsible: english('Responsable', 'Responsible'),
  approver: english('Approbateur', 'Approver'),
  noApprover: text('Personne n’est nommé', 'Nobody is named'),
  startDate: english('Date de début', 'Start Date'),
  dueDate: english('Échéance', 'Due Date'),
  overdue: english('En retard', 'Overdue'),
  priority: english('Priorité', 'Priority'),
  origin: english('Origine', 'Origin'),
  originFrom: text('{kind} de {from}', '{kind} of {from}'),
  createdBy: text('Créée par {who}', 'Created by {who}'),
  started: text('Début : {day}', 'Start: {day}'),
  completedAt: text('Terminée le', 'Completed on'),
  empty: text('–', '–'),
  noDescription: text('Rien n’est encore décrit.', 'Nothing is described yet.'),
  parts: text('Sur cette page', 'On this page'),
  attachments: english('Pièces jointes', 'Attachments'),
  comments: english('Commentaires', 'Comments'),
  history: text('Historique', 'History'),

  moves: text('Suivi de l’action', 'Following the action'),
  returnQuestion: text('Pourquoi renvoyez-vous {id} au responsable ?', 'Why do you send {id} back?'),
  returnNote: text('L’action revient « en cours ».', 'The action is in progress again.'),
  reopenQuestion: text('Pourquoi rouvrez-vous {id} ?', 'Why do you reopen {id}?'),
  reopenNote: text('L’action revient « en cours ».', 'The action is in progress again.'),
  cancelQuestion: text('Pourquoi annulez-vous {id} ?', 'Why do you cancel {id}?'),
  cancelNote: text(
    'Une action annulée ne se reprend pas ; rien n’en est effacé.',
    'A cancelled action is not taken up again; nothing of it is erased.',
  ),
  moved: text('{id} : {status}', '{id}: {status}'),
  changedMeanwhile: text(
    'L’action a changé entre-temps. Elle est maintenant à jour : vérifiez, puis recommencez.',
    'The action changed meanwhile. It is now up to date: check it, then try again.',
  ),
};

/** Changing what an action says, who does it and until when. */
export const actionEditMessages = {
  edit: text('Modifier', 'Edit'),
  title: text('Titre', 'Title'),
  saveHelp: text('Ctrl + Entrée enregistre.', 'Ctrl + Enter saves.'),
  saved: text('{id} est enregistrée', '{id} is saved'),
  meanwhile: text(
    'Le texte enregistré a changé depuis que vous écrivez. Enregistrer le remplace par le vôtre. Il dit maintenant :',
    'The stored text has changed since you began. Saving replaces it by yours. It now says:',
  ),

  changePriority: text('Changer la priorité', 'Change the priority'),
  handOver: text('Passer l’action à quelqu’un d’autre', 'Hand the action over'),
  newResponsible: text('Nouveau responsable', 'New responsible'),
  nameApprover: text('Nommer un approbateur', 'Name an approver'),
  changeApprover: text('Changer d’approbateur', 'Change the approver'),
  newApprover: text('Nouvel approbateur', 'New approver'),
  noApproverHelp: text(
    'Laissez vide pour que l’assurance qualité seule revoie l’action.',
    'Leave it empty to let QA alone review the action.',
  ),
  changeDueDate: text('Changer l’échéance', 'Change the due date'),
  newDueDate: text('Nouvelle échéance', 'New due date'),
  now: text('Actuellement : {value}', 'At present: {value}'),
  same: text('Choisissez une autre valeur que l’actuelle.', 'Choose another value than the present one.'),
  note: text('Le changement et sa raison restent dans l’historique.', 'The change and its reason stay in the history.'),
  change: text('Changer', 'Change'),
  changed: text('{id} est modifiée', '{id} is changed'),
};

/** Asking for more time, and the answer to it. */
export const extensionMessages = {
  ask: text('Demander un report', 'Ask for an extension'),
  until: text('Reporter au', 'Extend until'),
  askHelp: text(
    'L’approbateur ou l’assurance qualité répond ; l’échéance ne change pas avant.',
    'The approver or QA answers; the due date does not change before.',
  ),
  send: text('Demander', 'Ask'),
  sent: text('Le report de {id} est demandé', 'An extension of {id} is asked for'),
  pending: text(
    '{who} demande de reporter l’échéance au {day} (demande du {when}).',
    '{who} asks to move the due date to {day} (asked on {when}).',
  ),
  waits: text('L’approbateur ou l’assurance qualité va répondre.', 'The approver or QA will answer.'),
  grant: text('Accorder le report', 'Grant the extension'),
  granted: text('Report accordé : échéance {day}', 'Extension granted: due {day}'),
  refuse: text('Refuser le report', 'Refuse the extension'),
  refuseQuestion: text('Pourquoi refusez-vous le report au {day} ?', 'Why do you refuse the extension to {day}?'),
  refuseNote: text(
    'L’échéance reste la même ; la personne qui a demandé lit votre raison.',
    'The due date stays; the person who asked reads your reason.',
  ),
  refused: text('Report refusé', 'Extension refused'),
  takeBack: text('Retirer la demande', 'Take the request back'),
  takenBack: text('Demande de report retirée', 'The request was taken back'),
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
  remove: text('Retirer « {text} »', 'Take “{text}” out'),
  removed: text('« {text} » est retiré', '“{text}” is taken out'),
  undo: text('Annuler', 'Undo'),
  saved: text('Enregistré', 'Saved'),
  discard: text('Abandonner ces modifications', 'Give these changes up'),
};

/** The files of an action. */
export const actionFileMessages = {
  dropNow: text('Lâchez pour joindre à l’action', 'Release to attach to the action'),
  none: text('Aucun fichier n’est joint.', 'No file is attached.'),
  removeTitle: text('Retirer un fichier', 'Take a file off'),
  removeQuestion: text('Retirer {name} de l’action ?', 'Take {name} off the action?'),
  removeNote: text(
    'Le fichier et la trace de son retrait restent conservés.',
    'The file and the trace of its removal are kept.',
  ),
  remove: text('Retirer', 'Take off'),
  removed: text('{name} a été retiré', '{name} was taken off'),
};
