import { english, french } from '../kernel/message';

/** Send, review, validate, confirmation and rejection: the approval stage of a report. */
export const approvalMessages = {
  noneNamed: french('Aucun signalement choisi', 'No report chosen'),
  noneNamedHelp: french(
    'L’adresse ne dit pas de quel signalement il s’agit. Ouvrez-le depuis la boîte de réception.',
    'The address does not say which report is meant. Open it from the inbox.',
  ),
  notFound: french('Le signalement {id} est introuvable.', 'Report {id} not found.'),
  notFoundHelp: french(
    'Il n’existe pas, ou vous n’avez pas le droit de le lire.',
    'It does not exist, or you may not read it.',
  ),
  toInbox: french('Boîte de réception', 'Inbox'),
  discussion: french('Commentaires et historique', 'Comments and history'),
  openEntry: french('Ouvrir le signalement', 'Open the report'),

  reportedBy: french('a signalé le {when}', 'reported on {when}'),
  begunBy: french('a commencé le {when}', 'began on {when}'),
  lateEntry: french('Saisie tardive : {n} {n|jour|jours} après', 'Late entry: {n} {n|day|days} after'),
  enteredOn: french('Saisi le {when}', 'Entered on {when}'),
  detectedOn: french('Détecté le {when}', 'Detected on {when}'),
  commentCount: french('{n} {n|commentaire|commentaires}', '{n} {n|comment|comments}'),
  othersWaiting: french('{n} {n|autre|autres} en attente', '{n} {n|other|others} waiting'),
  untitled: french('Signalement sans description', 'Report without a description'),

  immediateActions: english('Actions immédiates', 'Immediate Actions'),
  noImmediateAction: french('Aucune action immédiate n’a été déclarée.', 'No immediate action was declared.'),
  done: english('FAIT', 'DONE'),
  whyNecessary: french('Pourquoi : {text}', 'Why: {text}'),
  stopIssue: french('A arrêté le problème : {answer}', 'Stopped the issue: {answer}'),
  canReoccur: french('Peut se reproduire : {answer}', 'Can reoccur: {answer}'),
  yes: english('Oui', 'Yes'),
  no: english('Non', 'No'),
  documentation: english('Documentation', 'Documentation'),
  noFiles: french('Aucun fichier joint.', 'No file attached.'),

  readyToSend: french(
    'Tout y est. Relisez, puis envoyez : un validateur sera prévenu.',
    'Everything is there. Read it once more, then send it: a validator will be told.',
  ),
  missing: french('À compléter avant l’envoi', 'To complete before it can be sent'),
  previous: english('Précédent', 'Previous'),
  readyForQa: english('Prêt pour l’AQ', 'Ready for QA'),
  sending: french('Envoi en cours...', 'Sending...'),
  sent: french('Signalement {id} envoyé.', 'Report {id} sent.'),
  changedMeanwhile: french(
    'Ce signalement a changé entre-temps. Il est maintenant à jour : vérifiez, puis recommencez.',
    'This report changed meanwhile. It is now up to date: check it, then try again.',
  ),

  waitingNote: french(
    'Votre signalement attend la décision d’un validateur. Vous pouvez encore le modifier jusque-là.',
    'Your report is waiting for the decision of a validator. You can still change it until then.',
  ),
  toValidate: french('Vers la validation', 'Go to validation'),
  edit: french('Modifier', 'Edit'),
  save: french('Enregistrer', 'Save'),
  saving: french('Enregistrement...', 'Saving...'),
  saved: french('Signalement enregistré.', 'Report saved.'),
  nothingChanged: french('Rien n’a changé.', 'Nothing has changed.'),
  mendFirst: french(
    'Corrigez d’abord {n} {n|réponse|réponses} : elles sont marquées.',
    'First mend {n} {n|answer|answers}: they are marked.',
  ),
  reasonTitle: french('Modifier un signalement envoyé', 'Change a report that was sent'),
  reasonQuestion: french('Pourquoi le modifiez-vous ?', 'Why do you change it?'),
  reasonNote: french(
    'La raison est inscrite dans l’historique, avec les anciennes et les nouvelles réponses.',
    'The reason is written in the history, with the old and the new answers.',
  ),
  filesTitle: french('Modifier les fichiers d’un signalement envoyé', 'Change the files of a report that was sent'),
  attachQuestion: french('Pourquoi ajoutez-vous {names} ?', 'Why do you add {names}?'),
  detachQuestion: french('Pourquoi retirez-vous {name} ?', 'Why do you remove {name}?'),
  attach: french('Joindre', 'Attach'),
  detach: french('Retirer', 'Remove'),
  keptHere: french(
    'Vos modifications non enregistrées sont gardées sur cet appareil.',
    'Your unsaved changes are kept on this device.',
  ),
  dropChanges: french('Abandonner les modifications', 'Drop the changes'),
  sendAgain: french('Envoyer à nouveau', 'Send again'),
  completeFor: french('{who} demande des informations', '{who} asks for more information'),

  decision: english('Décision', 'Decision'),
  approveMeans: french(
    'Le signalement devient un dossier {module}, « {status} ».',
    'The report becomes a case in {module}, “{status}”.',
  ),
  rejectMeans: french(
    'Le signalement est archivé (« {status} »), avec votre motif. L’auteur est prévenu.',
    'The report is archived (“{status}”), with your reason. The author is told.',
  ),
  requestMeans: french(
    'L’auteur complète, puis renvoie (« {status} »).',
    'The author completes it and sends it again (“{status}”).',
  ),
  criticality: english('Criticité', 'Criticality'),
  dueOn: french(
    'Échéance : {date}, {days} {days|jour|jours} après la détection.',
    'Due on {date}, {days} {days|day|days} after detection.',
  ),
  dueUnknown: french(
    'L’échéance dépend de la criticité et de la date de détection.',
    'The due date depends on the criticality and the date of detection.',
  ),
  leadWriter: english('Rédacteur principal', 'Lead Writer'),
  selectPerson: english('Choisir une personne', 'Select a person'),
  nobodyFound: french('Personne ne correspond.', 'Nobody matches.'),
  comment: english('Commentaires', 'Comments'),
  commentHelp: french(
    'Obligatoire pour rejeter ou demander des informations.',
    'Needed to reject or to ask for more information.',
  ),
  approveAndSign: english('Approuver et signer', 'Approve and sign'),
  rejectAndSign: english('Rejeter et signer', 'Reject and sign'),
  requestAndSign: english('Demander et signer', 'Request and sign'),
  anotherSigns: french(
    'Un validateur peut signer ici avec son propre nom et son mot de passe.',
    'A validator may sign here with their own name and password.',
  ),
  changedWhileReading: french(
    'Ce signalement a changé pendant que vous le lisiez : relisez-le avant de décider.',
    'This report changed while you were reading it: read it again before you decide.',
  ),
  mustBeReadAgain: french(
    'Ce signalement a changé entre-temps. Il est à jour derrière cette fenêtre : relisez-le avant de signer.',
    'This report changed meanwhile. It is up to date behind this window: read it again before you sign.',
  ),
  nobodyWaits: french('Aucun signalement n’attend votre décision', 'No report waits for your decision'),
  nobodyWaitsHelp: french(
    'Les prochains apparaîtront ici et dans la boîte de réception.',
    'The next ones will appear here and in the inbox.',
  ),
  queueEnd: french('Aucun autre signalement n’attend.', 'No other report is waiting.'),
  queueStart: french('C’est le premier de la file.', 'This is the first one waiting.'),
  nextReport: french('Signalement suivant', 'Next report'),
  previousReport: french('Signalement précédent', 'Previous report'),
  queue: french('File d’attente', 'Queue'),
  shortcutApprove: french('Choisir « Approuver »', 'Choose “Approve”'),
  shortcutReject: french('Choisir « Rejeter »', 'Choose “Reject”'),
  shortcutRequest: french('Choisir « Demander des informations »', 'Choose “Request more information”'),

  thankYou: english('Merci, {username}', 'Thank you, {username}'),
  anonymous: english('Utilisateur', 'User'),
  routed: english(
    'Le signalement est transmis au module {module} avec le statut « {status} ».',
    "The entry is routed to {module} with status '{status}'.",
  ),
  entriesWaiting: english(
    '{n} {n|entrée en attente|entrées en attente} d’approbation',
    '{n} {n|entry|entries} waiting for approval',
  ),
  openCase: french('Ouvrir le dossier {id}', 'Open case {id}'),
  notApproved: french('Ce signalement n’est pas approuvé.', 'This report is not approved.'),
  rejectedTitle: french('Le signalement {id} est archivé', 'Report {id} is archived'),
  rejectedBy: french('Rejeté par {who} le {when}.', 'Rejected by {who} on {when}.'),
  rejectionReason: french('Motif', 'Reason'),
  rejectedNote: french(
    'L’auteur est prévenu. Rien n’est effacé : le signalement reste lisible dans la boîte de réception.',
    'The author has been told. Nothing is erased: the report can still be read in the inbox.',
  ),
  notRejected: french('Ce signalement n’est pas archivé.', 'This report is not archived.'),
  informationRequested: french("Demande d'informations supplémentaires envoyée", 'Request for more information sent'),

  decisions: french('Décisions', 'Decisions'),
  decidedCriticality: french('Criticité : {criticality}', 'Criticality: {criticality}'),
  decidedLeadWriter: french('Rédacteur principal : {name}', 'Lead writer: {name}'),
};

/** An electronic signature: asked for in a dialog, shown beside what it covers. */
export const signatureMessages = {
  validatorTitle: english('Authentification du validateur', 'Validator Authentication'),
  equivalent: french(
    'Votre signature électronique équivaut à votre signature manuscrite.',
    'Your electronic signature is equivalent to your handwritten signature.',
  ),
  meaning: french('Signification :', 'Meaning:'),
  covers: french('{id}, version {version}', '{id}, version {version}'),
  username: english("Nom d'utilisateur", 'Username'),
  password: english('Mot de passe', 'Password'),
  missing: french('Veuillez entrer des identifiants valides', 'Please enter valid credentials'),
  signing: french('Signature en cours...', 'Signing...'),
  sign: french('Signer', 'Sign'),
  signedBy: french('Signé par {name} ({username})', 'Signed by {name} ({username})'),
  hash: french('Empreinte SHA-256 {hash}', 'SHA-256 hash {hash}'),
  void: french('Signature nulle', 'Signature void'),
  voidHelp: french(
    'Le contenu a changé depuis : cette signature ne vaut plus pour ce qui est affiché.',
    'The content has changed since: this signature no longer stands for what is shown.',
  ),
};
