import { english, french } from '../kernel/message';

/** An action, in its case and on its own page. */
export const actionPageMessages = {
  section: english('Action ({done}/{total})', 'Action ({done}/{total})'),
  unknown: french('Aucune action ne suit {capa} dans ce dossier.', 'No action follows {capa} in this case.'),
  unknownHelp: french(
    'Une CAPA devient une action quand l’AQ a revu le plan.',
    'A CAPA becomes an action once QA has reviewed the plan.',
  ),
  toPlan: french('Ouvrir le plan CAPA', 'Open the CAPA plan'),
  toAction: french('Ouvrir l’action {id}', 'Open action {id}'),
  toList: french('Toutes les actions', 'All actions'),
  notFound: french('Action {id} introuvable.', 'There is no action {id}.'),
  notFoundHelp: french(
    'Vérifiez le numéro dans l’adresse, ou cherchez l’action dans la liste.',
    'Check the number in the address, or look for the action in the list.',
  ),

  description: french('Description', 'Description'),
  objective: french('Objectif', 'Objective'),
  responsible: english('Responsable', 'Responsible'),
  approver: english('Approbateur', 'Approver'),
  noApprover: french('Personne n’est nommé', 'Nobody is named'),
  startDate: english('Date de début', 'Start Date'),
  dueDate: english('Échéance', 'Due Date'),
  overdue: english('En retard', 'Overdue'),
  priority: english('Priorité', 'Priority'),
  origin: english('Origine', 'Origin'),
  originFrom: french('{kind} de {from}', '{kind} of {from}'),
  createdBy: french('Créée par {who}', 'Created by {who}'),
  started: french('Début : {day}', 'Start: {day}'),
  completedAt: french('Terminée le', 'Completed on'),
  empty: french('–', '–'),
  noDescription: french('Rien n’est encore décrit.', 'Nothing is described yet.'),
  parts: french('Sur cette page', 'On this page'),
  attachments: english('Pièces jointes', 'Attachments'),
  comments: english('Commentaires', 'Comments'),
  history: french('Historique', 'History'),

  moves: french('Suivi de l’action', 'Following the action'),
  returnQuestion: french('Pourquoi renvoyez-vous {id} au responsable ?', 'Why do you send {id} back?'),
  returnNote: french('L’action revient « en cours ».', 'The action is in progress again.'),
  reopenQuestion: french('Pourquoi rouvrez-vous {id} ?', 'Why do you reopen {id}?'),
  reopenNote: french('L’action revient « en cours ».', 'The action is in progress again.'),
  cancelQuestion: french('Pourquoi annulez-vous {id} ?', 'Why do you cancel {id}?'),
  cancelNote: french(
    'Une action annulée ne se reprend pas ; rien n’en est effacé.',
    'A cancelled action is not taken up again; nothing of it is erased.',
  ),
  moved: french('{id} : {status}', '{id}: {status}'),
  changedMeanwhile: french(
    'L’action a changé entre-temps. Elle est maintenant à jour : vérifiez, puis recommencez.',
    'The action changed meanwhile. It is now up to date: check it, then try again.',
  ),
};

/** Changing what an action says, who does it and until when. */
export const actionEditMessages = {
  edit: french('Modifier', 'Edit'),
  title: french('Titre', 'Title'),
  saveHelp: french('Ctrl + Entrée enregistre.', 'Ctrl + Enter saves.'),
  saved: french('{id} est enregistrée', '{id} is saved'),
  meanwhile: french(
    'Le texte enregistré a changé depuis que vous écrivez. Enregistrer le remplace par le vôtre. Il dit maintenant :',
    'The stored text has changed since you began. Saving replaces it by yours. It now says:',
  ),

  changePriority: french('Changer la priorité', 'Change the priority'),
  handOver: french('Passer l’action à quelqu’un d’autre', 'Hand the action over'),
  newResponsible: french('Nouveau responsable', 'New responsible'),
  nameApprover: french('Nommer un approbateur', 'Name an approver'),
  changeApprover: french('Changer d’approbateur', 'Change the approver'),
  newApprover: french('Nouvel approbateur', 'New approver'),
  noApproverHelp: french(
    'Laissez vide pour que l’assurance qualité seule revoie l’action.',
    'Leave it empty to let QA alone review the action.',
  ),
  changeDueDate: french('Changer l’échéance', 'Change the due date'),
  newDueDate: french('Nouvelle échéance', 'New due date'),
  now: french('Actuellement : {value}', 'At present: {value}'),
  same: french('Choisissez une autre valeur que l’actuelle.', 'Choose another value than the present one.'),
  note: french(
    'Le changement et sa raison restent dans l’historique.',
    'The change and its reason stay in the history.',
  ),
  change: french('Changer', 'Change'),
  changed: french('{id} est modifiée', '{id} is changed'),
};

/** Asking for more time, and the answer to it. */
export const extensionMessages = {
  ask: french('Demander un report', 'Ask for an extension'),
  until: french('Reporter au', 'Extend until'),
  askHelp: french(
    'L’approbateur ou l’assurance qualité répond ; l’échéance ne change pas avant.',
    'The approver or QA answers; the due date does not change before.',
  ),
  send: french('Demander', 'Ask'),
  sent: french('Le report de {id} est demandé', 'An extension of {id} is asked for'),
  pending: french(
    '{who} demande de reporter l’échéance au {day} (demande du {when}).',
    '{who} asks to move the due date to {day} (asked on {when}).',
  ),
  waits: french('L’approbateur ou l’assurance qualité va répondre.', 'The approver or QA will answer.'),
  grant: french('Accorder le report', 'Grant the extension'),
  granted: french('Report accordé : échéance {day}', 'Extension granted: due {day}'),
  refuse: french('Refuser le report', 'Refuse the extension'),
  refuseQuestion: french('Pourquoi refusez-vous le report au {day} ?', 'Why do you refuse the extension to {day}?'),
  refuseNote: french(
    'L’échéance reste la même ; la personne qui a demandé lit votre raison.',
    'The due date stays; whoever asked reads your reason.',
  ),
  refused: french('Report refusé', 'Extension refused'),
  takeBack: french('Retirer la demande', 'Take the request back'),
  takenBack: french('Demande de report retirée', 'The request was taken back'),
};

/** The to-do list of an action. */
export const todoListMessages = {
  title: english('À faire', 'To-Do'),
  count: french('{done} sur {total} {done|fait|faits}', '{done} of {total} done'),
  none: french('La liste est vide.', 'The list is empty.'),
  add: english('Ajouter un élément', 'Add an item'),
  text: french('Nouvel élément', 'New item'),
  confirm: english('Ajouter', 'Add'),
  rename: french('Renommer « {text} »', 'Rename “{text}”'),
  renamed: french('Nouveau texte', 'New text'),
  remove: french('Retirer « {text} »', 'Take “{text}” out'),
  removed: french('« {text} » est retiré', '“{text}” is taken out'),
  undo: french('Annuler', 'Undo'),
  saved: french('Enregistré', 'Saved'),
  discard: french('Abandonner ces modifications', 'Give these changes up'),
};

/** The files of an action. */
export const actionFileMessages = {
  dropNow: french('Lâchez pour joindre à l’action', 'Release to attach to the action'),
  none: french('Aucun fichier n’est joint.', 'No file is attached.'),
  removeTitle: french('Retirer un fichier', 'Take a file off'),
  removeQuestion: french('Retirer {name} de l’action ?', 'Take {name} off the action?'),
  removeNote: french(
    'Le fichier et la trace de son retrait restent conservés.',
    'The file and the trace of its removal are kept.',
  ),
  remove: french('Retirer', 'Take off'),
  removed: french('{name} a été retiré', '{name} was taken off'),
};
