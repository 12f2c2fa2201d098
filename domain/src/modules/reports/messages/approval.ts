import { english, french, text } from '../../../kernel/message';

/** Send, review, validate, confirmation and rejection: the approval stage of a report. */
export const approvalMessages = {
  noneNamed: text('Aucun signalement choisi', 'No report chosen'),
  noneNamedHelp: text(
    'L’adresse ne dit pas de quel signalement il s’agit. Ouvrez-le depuis la boîte de réception.',
    'The address does not say which report is meant. Open it from the inbox.',
  ),
  notFound: text('Le signalement {id} est introuvable.', 'Report {id} not found.'),
  notFoundHelp: text(
    'Il n’existe pas, ou vous n’avez pas le droit de le lire.',
    'It does not exist, or you may not read it.',
  ),
  toInbox: text('Boîte de réception', 'Inbox'),
  discussion: text('Commentaires et historique', 'Comments and history'),
  openEntry: text('Ouvrir le signalement', 'Open the report'),

  reportedBy: text('a signalé le {when}', 'reported on {when}'),
  begunBy: text('a commencé le {when}', 'began on {when}'),
  lateEntry: text('Saisie tardive : {n} {n|jour|jours} après', 'Late entry: {n} {n|day|days} after'),
  enteredOn: text('Saisi le {when}', 'Entered on {when}'),
  detectedOn: text('Détecté le {when}', 'Detected on {when}'),
  commentCount: text('{n} {n|commentaire|commentaires}', '{n} {n|comment|comments}'),
  othersWaiting: text('{n} {n|autre|autres} en attente', '{n} {n|other|others} waiting'),
  untitled: text('Signalement sans description', 'Report without a description'),

  immediateActions: english('Actions immédiates', 'Immediate Actions'),
  noImmediateAction: text('Aucune action immédiate n’a été déclarée.', 'No immediate action was declared.'),
  done: english('FAIT', 'DONE'),
  whyNecessary: text('Pourquoi : {text}', 'Why: {text}'),
  stopIssue: text('A arrêté le problème : {answer}', 'Stopped the issue: {answer}'),
  canReoccur: text('Peut se reproduire : {answer}', 'Can reoccur: {answer}'),
  yes: english('Oui', 'Yes'),
  no: english('Non', 'No'),
  documentation: english('Documentation', 'Documentation'),
  noFiles: text('Aucun fichier joint.', 'No file attached.'),

  readyToSend: text(
    'Tout y est. Relisez, puis envoyez : un validateur sera prévenu.',
    'Everything is there. Read it once more, then send it: a validator will be told.',
  ),
  missing: text('À compléter avant l’envoi', 'To complete before it can be sent'),
  previous: english('Précédent', 'Previous'),
  readyForQa: english('Prêt pour l’AQ', 'Ready for QA'),
  sending: text('Envoi en cours...', 'Sending...'),
  sent: text('Signalement {id} envoyé.', 'Report {id} sent.'),
  changedMeanwhile: text(
    'Ce signalement a changé entre-temps. Il est maintenant à jour : vérifiez, puis recommencez.',
    'This report changed meanwhile. It is now up to date: check it, then try again.',
  ),

  waitingNote: text(
    'Votre signalement attend la décision d’un validateur. Vous pouvez encore le modifier jusque-là.',
    'Your report is waiting for the decision of a validator. You can still change it until then.',
  ),
  toValidate: text('Vers la validation', 'Go to validation'),
  edit: text('Modifier', 'Edit'),
  save: text('Enregistrer', 'Save'),
  saving: text('Enregistrement...', 'Saving...'),
  saved: text('Signalement enregistré.', 'Report saved.'),
  nothingChanged: text('Rien n’a changé.', 'Nothing has changed.'),
  mendFirst: text(
    'Corrigez d’abord {n} {n|réponse|réponses} : elles sont marquées.',
    'First mend {n} {n|answer|answers}: they are marked.',
  ),
  reasonTitle: text('Modifier un signalement envoyé', 'Change a report that was sent'),
  reasonQuestion: text('Pourquoi le modifiez-vous ?', 'Why do you change it?'),
  reasonNote: text(
    'La raison est inscrite dans l’historique, avec les anciennes et les nouvelles réponses.',
    'The reason is written in the history, with the old and the new answers.',
  ),
  filesTitle: text('Modifier les fichiers d’un signalement envoyé', 'Change the files of a report that was sent'),
  attachQuestion: text('Pourquoi ajoutez-vous {names} ?', 'Why do you add {names}?'),
  detachQuestion: text('Pourquoi retirez-vous {name} ?', 'Why do you remove {name}?'),
  attach: text('Joindre', 'Attach'),
  detach: text('Retirer', 'Remove'),
  keptHere: text(
    'Vos modifications non enregistrées sont gardées sur cet appareil.',
    'Your unsaved changes are kept on this device.',
  ),
  dropChanges: text('Abandonner les modifications', 'Drop the changes'),
  sendAgain: text('Envoyer à nouveau', 'Send again'),
  completeFor: text('{who} demande des informations', '{who} asks for more information'),

  decision: english('Décision', 'Decision'),
  approveMeans: text(
    'Le signalement devient un dossier {module}, « {status} ».',
    'The report becomes a case in {module}, “{status}”.',
  ),
  rejectMeans: text(
    'Le signalement est archivé (« {status} »), avec votre motif. L’auteur est prévenu.',
    'The report is archived (“{status}”), with your reason. The author is told.',
  ),
  requestMeans: text(
    'L’auteur complète, puis renvoie (« {status} »).',
    'The author completes it and sends it again (“{status}”).',
  ),
  criticality: english('Criticité', 'Criticality'),
  dueOn: text(
    'Échéance : {date}, {days} {days|jour|jours} après la détection.',
    'Due on {date}, {days} {days|day|days} after detection.',
  ),
  dueUnknown: text(
    'L’échéance dépend de la criticité et de la date de détection.',
    'The due date depends on the criticality and the date of detection.',
  ),
  leadWriter: english('Rédacteur principal', 'Lead Writer'),
  comment: english('Commentaires', 'Comments'),
  commentHelp: text(
    'Obligatoire pour rejeter ou demander des informations.',
    'Needed to reject or to ask for more information.',
  ),
  approveAndSign: text('Approuver et signer', 'Approve and sign'),
  rejectAndSign: text('Rejeter et signer', 'Reject and sign'),
  requestAndSign: text('Demander et signer', 'Request and sign'),
  anotherSigns: text(
    'Un validateur peut signer ici avec son propre nom et son mot de passe.',
    'A validator may sign here with their own name and password.',
  ),
  changedWhileReading: text(
    'Ce signalement a changé pendant que vous le lisiez : relisez-le avant de décider.',
    'This report changed while you were reading it: read it again before you decide.',
  ),
  mustBeReadAgain: text(
    'Ce signalement a changé entre-temps. Il est à jour derrière cette fenêtre : relisez-le avant de signer.',
    'This report changed meanwhile. It is up to date behind this window: read it again before you sign.',
  ),
  noneWaiting: text('Aucun signalement n’attend votre décision', 'No report waits for your decision'),
  noneWaitingHelp: text(
    'Les prochains apparaîtront ici et dans la boîte de réception.',
    'The next ones will appear here and in the inbox.',
  ),
  queueEnd: text('Aucun autre signalement n’attend.', 'No other report is waiting.'),
  queueStart: text('C’est le premier de la file.', 'This is the first one waiting.'),
  nextReport: text('Signalement suivant', 'Next report'),
  previousReport: text('Signalement précédent', 'Previous report'),
  queue: text('File d’attente', 'Queue'),
  shortcutApprove: text('Choisir « Approuver »', 'Choose “Approve”'),
  shortcutReject: text('Choisir « Rejeter »', 'Choose “Reject”'),
  shortcutRequest: text('Choisir « Demander des informations »', 'Choose “Request more information”'),

  thankYou: text('Merci, {username}', 'Thank you, {username}'),
  anonymous: english('Utilisateur', 'User'),
  routed: english(
    'Le signalement est transmis au module {module} avec le statut « {status} ».',
    "The entry is routed to {module} with status '{status}'.",
  ),
  entriesWaiting: english(
    '{n} {n|entrée en attente|entrées en attente} d’approbation',
    '{n} {n|entry|entries} waiting for approval',
  ),
  openCase: text('Ouvrir le dossier {id}', 'Open case {id}'),
  notApproved: text('Ce signalement n’est pas approuvé.', 'This report is not approved.'),
  rejectedTitle: text('Le signalement {id} est archivé', 'Report {id} is archived'),
  rejectedBy: text('Rejeté par {who} le {when}.', 'Rejected by {who} on {when}.'),
  rejectionReason: text('Motif', 'Reason'),
  rejectedNote: text(
    'L’auteur est prévenu. Rien n’est effacé : le signalement reste lisible dans la boîte de réception.',
    'The author has been told. Nothing is erased: the report can still be read in the inbox.',
  ),
  notRejected: text('Ce signalement n’est pas archivé.', 'This report is not archived.'),
  informationRequested: french("Demande d'informations supplémentaires envoyée", 'Request for more information sent'),

  decisions: text('Décisions', 'Decisions'),
  decided: text('{id} : {status}', '{id}: {status}'),
  decidedCriticality: text('Criticité : {criticality}', 'Criticality: {criticality}'),
  decidedLeadWriter: text('Rédacteur principal : {name}', 'Lead writer: {name}'),
};
