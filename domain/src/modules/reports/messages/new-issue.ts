import { english, text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { commandWords } from '../../../messages/words/commands';
import { fieldWords } from '../../../messages/words/fields';

/** The category picker and what both ways of reporting share. */
export const newIssueMessages = {
  title: text('Que voulez-vous signaler ?', 'What do you want to report?'),
  lead: text(
    'Choisissez une catégorie : le formulaire s’ouvre aussitôt. En cas de doute, le validateur pourra corriger.',
    'Choose a category: the form opens at once. If in doubt, the validator can correct it.',
  ),
  guided: text('Me guider pas à pas', 'Guide me step by step'),
  hse: text('Accident, presqu’accident, danger, environnement.', 'Accident, near miss, hazard, environment.'),
  nonConformity: text(
    'Un produit, un document ou une pratique s’écarte de ce qui est prévu.',
    'A product, a document or a practice deviates from what is intended.',
  ),
  improvement: text('Une idée pour faire mieux, plus vite ou plus sûr.', 'An idea to do it better, faster or safer.'),
  itBug: text(
    'Un logiciel ou un poste ne fait pas ce qu’il doit.',
    'A program or a computer does not do what it should.',
  ),
  customerComplaint: text(
    'Un client n’est pas satisfait ou demande réparation.',
    'A customer is not satisfied or claims compensation.',
  ),
  equipmentFailure: text('Une machine ou une installation est en panne.', 'A machine or an installation has failed.'),
  draftWaits: text('Un brouillon vous attend : {what}', 'A draft is waiting for you: {what}'),
  draftWithoutWords: text('{id}, sans description', '{id}, not described yet'),
  draftOnDevice: text('gardé sur cet appareil, pas encore envoyé', 'kept on this device, not sent yet'),
  continueDraft: commandWords.goOn,
  discardDraft: text('Abandonner', 'Discard'),
  discardQuestion: text('Abandonner ce brouillon ?', 'Discard this draft?'),
  discardNote: text(
    'Ses réponses et ses fichiers ne seront plus visibles. Son numéro ne sera pas réutilisé.',
    'Its answers and files will no longer be visible. Its number is not used again.',
  ),
  discarded: text('Brouillon abandonné', 'Draft discarded'),
  startOver: text('Recommencer à zéro', 'Start over'),
  resumed: text('Brouillon commencé sur cet appareil.', 'Draft started on this device.'),
  loadFailed: text('Ce signalement n’a pas pu être ouvert', 'This report could not be opened'),
  notFound: text('Le signalement {id} est introuvable', 'Report {id} not found'),
  noLongerDraft: text('{id} n’est plus un brouillon', '{id} is no longer a draft'),
  noLongerDraftHelp: text(
    'Statut : « {status} ». Sa page montre la suite donnée et ce que vous pouvez encore faire.',
    'Status: “{status}”. Its page shows the outcome and what you can still do.',
  ),
  openEntry: commandWords.open,
  backToPicker: text('Nouveau signalement', 'New report'),
  formTitle: text('Signaler : {category}', 'Report: {category}'),
  formTitleBare: text('Nouveau signalement', 'New report'),
  requiredFields: text('Seuls les champs marqués * sont obligatoires.', 'Only fields marked * are required.'),
  send: english('Envoyer', 'Send'),
  sending: commandWords.sending,
  sendMissing: text(
    '{n} {n|réponse|réponses} à compléter ou à corriger : voyez les champs marqués.',
    '{n} {n|answer|answers} to complete or correct: see the marked fields.',
  ),
  sendOffline: text(
    'L’envoi attend le réseau. Vos réponses sont gardées sur cet appareil.',
    'Sending waits for the network. Your answers are kept on this device.',
  ),
  keepForLater: text('Garder et envoyer plus tard', 'Keep and send later'),
  keptForLater: text(
    'Gardé sur cet appareil : le signalement partira quand le réseau reviendra.',
    'Kept on this device: the report is sent when the network is back.',
  ),
  keepFailed: text(
    'L’appareil n’a pas pu garder le signalement : libérez de la place et réessayez.',
    'The device could not keep the report: free some space and try again.',
  ),
  keepLocked: text(
    'Saisissez d’abord le code de cet appareil, en haut de la page.',
    'First enter the code of this device, at the top of the page.',
  ),
  noRoom: text(
    'Plus assez de place sur l’appareil pour une photo. Le texte peut continuer.',
    'Not enough room left on the device for a photo. The text can go on.',
  ),
  goesAlong: text('Partira avec le signalement', 'Goes along with the report'),
  offlineOff: text(
    'Travail sans réseau désactivé : cette adresse n’est pas en https. Gardez la page ouverte.',
    'Work without a network is off: this address is not https. Keep the page open.',
  ),
  offlineWork: text('Travailler sans réseau', 'Work without a network'),
  sendWaitsForFiles: text('Des fichiers sont encore en cours d’envoi.', 'Files are still uploading.'),
  category: text('Catégorie', 'Category'),
  classification: text('Classement', 'Classification'),
  immediateActions: caseFieldWords.immediateActionsInEnglish,
  documentation: caseFieldWords.documentationInEnglish,
};

export const wizardMessages = {
  draftSaved: text('Brouillon enregistré', 'Draft saved'),
  progress: text('Progression du signalement', 'Report progress'),
  stepOf: text('Étape {n} sur {total}', 'Step {n} of {total}'),
  done: text('terminée', 'done'),
  next: english('Suivant', 'Next'),
  previous: commandWords.previousInEnglish,
  categoriesLead: text(
    'De quoi s’agit-il ? La catégorie détermine qui traitera votre signalement.',
    'What is it about? The category determines who will handle your report.',
  ),
  problemLead: text(
    'Que voulez-vous signaler ? En cas de doute, prenez la première carte : le validateur pourra corriger.',
    'What do you want to report? If in doubt, take the first card: the validator can correct it.',
  ),
  problemText: text(
    'L’écart s’est produit : un produit, un document ou un équipement n’est pas conforme.',
    'It has happened: a product, a document or a piece of equipment is non-conforming.',
  ),
  problemExample: text('Exemple : comprimés hors poids sur la ligne 4.', 'Example: tablets off weight on line 4.'),
  riskText: text(
    'Rien ne s’est encore produit, mais la situation peut conduire à un écart.',
    'Nothing has happened yet, but the situation may lead to it.',
  ),
  riskExample: text(
    'Exemple : joint de presse fissuré, pas encore de fuite.',
    'Example: a cracked press seal, no leak yet.',
  ),
  auditLead: text('Comment l’avez-vous découvert ?', 'How did you discover it?'),
  auditText: text('Pendant un audit, interne ou externe.', 'During an audit, internal or external.'),
  gembaText: text('Pendant une visite de terrain.', 'During a walk on the shop floor.'),
  randomlyText: text('Au cours du travail, sans le chercher.', 'In the course of work, without looking for it.'),
  referenceHelp: text(
    'Vous pourrez l’ajouter à l’étape de définition aussi.',
    'You can also add it at the definition step.',
  ),
  descriptionLead: text(
    'Indiquez ce que vous savez. Seuls les champs marqués * sont obligatoires.',
    'Enter what you know. Only fields marked * are required.',
  ),
  documentationLead: text(
    'Une photo vaut mieux qu’une longue description. Rien n’est obligatoire.',
    'A picture says more than a long description. Nothing is required.',
  ),
  immediateActionsLead: text(
    'Avez-vous déjà fait quelque chose pour limiter les conséquences ? Seuls les champs marqués * sont obligatoires.',
    'Have you already done something to limit the consequences? Only fields marked * are required.',
  ),
  toApprovalFailed: text('Le brouillon n’est pas encore enregistré : {reason}', 'The draft is not saved yet: {reason}'),
};

/** Help and hints beside the nine questions and the immediate action. */
export const questionMessages = {
  whatHelp: text('Ce que l’on voit, sans l’interpréter.', 'What can be seen, without interpreting it.'),
  whatPlaceholder: text(
    'Exemple : trois comprimés cassés sur la ligne 4, lot B-1042',
    'Example: three broken tablets on line 4, batch B-1042',
  ),
  whoHelp: text('Tapez un nom, puis Entrée.', 'Type a name, then Enter.'),
  removePerson: commandWords.removeNamed,
  wherePlaceholder: text('Atelier, ligne, local, équipement', 'Workshop, line, room, equipment'),
  howManyHelp: text('Combien d’unités, de lots, de personnes ?', 'How many units, batches, people?'),
  datePlaceholder: fieldWords.dateFormat,
  dateInvalid: text('Écrivez la date ainsi : 31/12/2026', 'Write the date like this: 31/12/2026'),
  hourPlaceholder: text('hh:mm', 'hh:mm'),
  hourInvalid: text('Écrivez l’heure ainsi : 14:30', 'Write the time like this: 14:30'),
  pickDate: text('Choisir une date', 'Choose a date'),
  pickHour: text('Choisir une heure', 'Choose a time'),
  similar: text('Déjà signalé ?', 'Already reported?'),
  similarFound: text(
    '{n} {n|dossier ouvert ressemble|dossiers ouverts ressemblent} à ce que vous décrivez.',
    '{n} open {n|case looks|cases look} like what you describe.',
  ),
  actionsTaken: english('Des actions immédiates ont-elles été prises ?', 'Immediate action(s) have been taken?'),
  actionsTakenHelp: text(
    'Les champs s’ouvrent quand une action a été prise. La désactiver efface ce qui a été saisi.',
    'The fields open once an action has been taken. Switching it off clears what was entered.',
  ),
  whatAction: english('Quelle action', 'What action'),
  whyNecessary: english('Pourquoi nécessaire', 'Why necessary'),
  date: english('Date', 'Date'),
  hour: english('Heure', 'Hour'),
  responsible: fieldWords.responsibleInEnglish,
  howLong: english('Pour combien de temps', 'How long'),
  howLongPlaceholder: text('Exemple : jusqu’à la fin du lot', 'Example: until the end of the batch'),
  stopIssue: text('L’action arrête-t-elle le problème ?', 'Does it stop the issue?'),
  canReoccur: text('Le problème peut-il se reproduire ?', 'Can it reoccur?'),
  yes: fieldWords.yesInEnglish,
  no: fieldWords.noInEnglish,
};
