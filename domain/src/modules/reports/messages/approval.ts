import { english, french, text } from '../../../kernel/message';
import { generalMessages } from '../../../messages/shell/shell';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import { stateWords } from '../../../messages/words/states';

/** Send, review, validate, confirmation and rejection: the approval stage of a report. */
export const approvalMessages = {
  noneNamed: text('Aucun signalement choisi', 'No report chosen'),
  noneNamedHelp: text(
    'L’adresse ne dit pas de quel signalement il s’agit. Ouvrez-le depuis la boîte de réception, ou commencez-en un.',
    'The address does not say which report is meant. Open it from the inbox, or start one.',
  ),
  toCategories: text('Nouveau signalement', 'Start a new report'),
  notFound: text('Le signalement {id} est introuvable.', 'Report {id} not found.'),
  notFoundHelp: text('Il n’existe pas, ou vous n’y avez pas accès.', 'It does not exist, or you do not have access.'),
  toInbox: text('Boîte de réception', 'Inbox'),
  discussion: text('Commentaires et historique', 'Comments and history'),
  openEntry: text('Ouvrir le signalement', 'Open the report'),

  reportedBy: text('a signalé le {when}', 'reported on {when}'),
  begunBy: text('a commencé le {when}', 'started on {when}'),
  lateEntry: text('Saisie tardive : {n} {n|jour|jours} après', 'Late entry: {n} {n|day|days} after'),
  enteredOn: text('Saisi le {when}', 'Entered on {when}'),
  detectedOn: text('Détecté le {when}', 'Detected on {when}'),
  commentCount: text('{n} {n|commentaire|commentaires}', '{n} {n|comment|comments}'),
  othersWaiting: text('{n} {n|autre|autres} en attente', '{n} {n|other|others} waiting'),
  untitled: text('Signalement sans description', 'Report without a description'),

  immediateActions: caseFieldWords.immediateActionsInEnglish,
  noImmediateAction: text('Aucune action immédiate n’a été déclarée.', 'No immediate action was declared.'),
  done: stateWords.doneInEnglish,
  whyNecessary: text('Pourquoi : {text}', 'Why: {text}'),
  stopIssue: text('A arrêté le problème : {answer}', 'Stopped the issue: {answer}'),
  canReoccur: text('Peut se reproduire : {answer}', 'Can reoccur: {answer}'),
  yes: fieldWords.yesInEnglish,
  no: fieldWords.noInEnglish,
  documentation: caseFieldWords.documentationInEnglish,
  noFiles: text('Aucun fichier joint.', 'No file attached.'),

  readyToSend: text(
    'Complet. Relisez, puis envoyez : un validateur sera prévenu.',
    'Complete. Read it once more, then send it: a validator will be notified.',
  ),
  missing: text('À compléter avant l’envoi', 'To complete before sending'),
  previous: commandWords.previousInEnglish,
  readyForQa: stateWords.readyForQaInEnglish,
  sending: commandWords.sending,
  sent: text('Signalement {id} envoyé.', 'Report {id} sent.'),
  changedMeanwhile: text(
    'Ce signalement a changé entre-temps. Il est maintenant à jour : vérifiez, puis recommencez.',
    'This report changed meanwhile. It is now up to date: check it, then try again.',
  ),

  thanks: text('Merci, {who}. Votre signalement {id} est envoyé.', 'Thank you, {who}. Your report {id} was sent.'),
  waitingNote: text(
    'Vous serez prévenu de la décision. Vous pouvez encore modifier votre signalement jusque-là.',
    'You will be notified of the decision. You can still change your report until then.',
  ),
  validatorHere: text('Un validateur signe ici', 'A validator signs here'),
  toValidate: text('Aller à la validation', 'Go to validation'),
  edit: commandWords.edit,
  save: generalMessages.save,
  saving: generalMessages.saving,
  saved: text('Signalement enregistré.', 'Report saved.'),
  nothingChanged: fieldWords.nothingChanged,
  mendFirst: text(
    'Corrigez d’abord {n} {n|réponse marquée|réponses marquées}.',
    'Fix {n} marked {n|answer|answers} first.',
  ),
  reasonTitle: text('Modifier un signalement envoyé', 'Change a sent report'),
  reasonQuestion: text('Pourquoi le modifiez-vous ?', 'Why are you changing it?'),
  reasonNote: text(
    'La raison est inscrite dans l’historique, avec les anciennes et les nouvelles réponses.',
    'The reason is recorded in the history, with the old and new answers.',
  ),
  filesTitle: text('Modifier les fichiers d’un signalement envoyé', 'Change the files of a sent report'),
  attachQuestion: text('Pourquoi ajoutez-vous {names} ?', 'Why are you adding {names}?'),
  detachQuestion: text('Pourquoi retirez-vous {name} ?', 'Why are you removing {name}?'),
  attach: commandWords.attach,
  detach: commandWords.remove,
  keptHere: text(
    'Vos modifications non enregistrées sont gardées sur cet appareil.',
    'Your unsaved changes are kept on this device.',
  ),
  dropChanges: text('Abandonner les modifications', 'Discard the changes'),
  sendAgain: text('Envoyer à nouveau', 'Send again'),
  completeFor: text('{who} demande des informations', '{who} asks for more information'),

  decision: english('Décision', 'Decision'),
  approveMeans: text(
    'Le signalement devient un dossier {module}, « {status} ».',
    'The report becomes a case in {module}, “{status}”.',
  ),
  rejectMeans: text(
    'Le signalement est archivé (« {status} »), avec votre motif. L’auteur est prévenu.',
    'The report is archived (“{status}”), with your reason. The author is notified.',
  ),
  requestMeans: text(
    'L’auteur complète, puis renvoie (« {status} »).',
    'The author completes it and sends it again (“{status}”).',
  ),
  criticality: caseFieldWords.criticalityInEnglish,
  dueOn: text(
    'Échéance : {date}, {days} {days|jour|jours} après la détection.',
    'Due on {date}, {days} {days|day|days} after detection.',
  ),
  dueUnknown: text(
    'L’échéance dépend de la criticité et de la date de détection.',
    'The due date depends on the criticality and the date of detection.',
  ),
  leadWriter: caseFieldWords.leadWriterInEnglish,
  comment: recordPartWords.commentsInEnglish,
  commentHelp: text(
    'Obligatoire pour rejeter ou demander des informations.',
    'Required to reject or to ask for more information.',
  ),
  approveAndSign: commandWords.approveAndSign,
  rejectAndSign: text('Rejeter et signer', 'Reject and sign'),
  requestAndSign: text('Demander et signer', 'Request and sign'),
  anotherSigns: text(
    'Un validateur peut signer ici avec son propre nom et son mot de passe.',
    'A validator can sign here with their own name and password.',
  ),
  changedWhileReading: text(
    'Ce signalement a changé pendant que vous le lisiez : relisez-le avant de décider.',
    'This report changed while you were reading it: read it again before you decide.',
  ),
  mustBeReadAgain: text(
    'Ce signalement a changé entre-temps. Il est à jour derrière cette fenêtre : relisez-le avant de signer.',
    'This report changed meanwhile. It is up to date behind this window: read it again before you sign.',
  ),
  noneWaiting: text('Aucun signalement n’attend votre décision', 'No report is waiting for your decision'),
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
    'The author has been notified. Nothing is deleted: the report can still be read in the inbox.',
  ),
  notRejected: text('Ce signalement n’est pas archivé.', 'This report is not archived.'),
  informationRequested: french("Demande d'informations supplémentaires envoyée", 'Request for more information sent'),

  decisions: caseFieldWords.decisions,
  decided: recordPartWords.moved,
  decidedCriticality: text('Criticité : {criticality}', 'Criticality: {criticality}'),
  decidedLeadWriter: text('Rédacteur principal : {name}', 'Lead writer: {name}'),
};
