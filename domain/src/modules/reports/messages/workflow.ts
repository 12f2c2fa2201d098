import { english, text } from '../../../kernel/message';

export const reportStatusMessages = {
  draft: text('Brouillon', 'Draft'),
  waiting_approval: english('En attente de validation', 'waiting for validation'),
  waiting_for_update: english('En attente de complément', 'Waiting for update'),
  approved: english('Approuvé', 'Approved'),
  rejected: english('Archivé', 'Archived'),
  discarded: text('Abandonné', 'Discarded'),
};

export const severityMessages = {
  high: english('Haute', 'High'),
  medium: english('Moyenne', 'Medium'),
  low: english('Basse', 'Low'),
};

export const decisionMessages = {
  approve: english('Approuver', 'Approve'),
  reject: english('Rejeter', 'Reject'),
  requestInformation: english('Demander des informations', 'Request more information'),
  approved: english('Approuvé', 'Approved'),
  rejected: english('Rejeté', 'Rejected'),
  informationRequested: english('Complément d’information demandé', 'More information requested'),
};

export const reportMessages = {
  submit: english('Envoyer pour approbation', 'Send for Approval'),
  discard: text('Abandonner le brouillon', 'Discard the draft'),
  wrongRole: text(
    'Seuls l’auteur et les validateurs peuvent agir sur un signalement, chacun à son tour.',
    'Only the author and the validators may act on a report, each in their turn.',
  ),
  onlyValidators: text('Seul un validateur décide d’un signalement.', 'Only a validator decides on a report.'),
  onlyAuthor: text('Seul l’auteur peut faire cela.', 'Only the author may do this.'),
  wrongState: text(
    'Ce signalement n’est plus dans l’état qui le permet.',
    'This report is no longer in a state that allows it.',
  ),
  reasonMissing: text(
    'Le signalement est déjà envoyé : dites pourquoi vous le modifiez.',
    'The report has already been sent: say why you change it.',
  ),
  notEditable: text(
    'Ce signalement a été décidé : son contenu ne change plus.',
    'This report has been decided: its content no longer changes.',
  ),
  ownReport: text(
    'Vous êtes l’auteur de ce signalement : un autre validateur doit décider.',
    'You are the author of this report: another validator must decide.',
  ),
  incomplete: text(
    'Il manque {n} {n|réponse|réponses} avant l’envoi.',
    '{n} {n|answer is|answers are} missing before it can be sent.',
  ),
  alreadyApproved: text('{who} a déjà approuvé ce signalement.', '{who} has already approved this report.'),
  alreadyRejected: text('{who} a déjà rejeté ce signalement.', '{who} has already rejected this report.'),
  alreadyAsked: text(
    '{who} a déjà demandé des informations sur ce signalement.',
    '{who} has already asked for more information on this report.',
  ),
  commentRequired: text(
    'Dites pourquoi : un commentaire est nécessaire pour rejeter ou demander des informations.',
    'Say why: a comment is needed to reject or to ask for more information.',
  ),
  criticalityRequired: text('Choisissez une criticité.', 'Choose a criticality.'),
  leadWriterRequired: text('Choisissez une personne.', 'Select a person.'),
  leadWriterUnknown: text(
    'Cette personne ne peut pas recevoir de dossier : choisissez un utilisateur actif.',
    'This person cannot take a case: choose an active user.',
  ),
  cannotBeMentioned: text(
    '{name} ne peut pas lire ce signalement et ne serait donc pas prévenu.',
    '{name} cannot read this report and would not be told.',
  ),
  completedOnRequest: text('Complété à la demande : {comment}', 'Completed on request: {comment}'),
};

/** What stands in the way of sending, beside its cause. */
export const answerMessages = {
  categoryRequired: text('Choisissez une catégorie.', 'Choose a category.'),
  typeRequired: text('Problème ou risque ? Choisissez.', 'Problem or risk? Choose one.'),
  whatRequired: text('Dites ce qui se passe.', 'Say what happens.'),
  detectionDateRequired: text('Dites quand cela a été détecté.', 'Say when it was detected.'),
  inTheFuture: text('Cette date est dans le futur.', 'This date is in the future.'),
  tooLongAgo: text('Cette date est trop ancienne.', 'This date is too long ago.'),
  occurredAfterDetection: text(
    'L’événement ne peut pas suivre sa détection.',
    'It cannot have happened after it was detected.',
  ),
  declaredBeforeDetection: text(
    'La déclaration ne peut pas précéder la détection.',
    'It cannot have been declared before it was detected.',
  ),
  whatActionRequired: text('Dites ce qui a été fait.', 'Say what was done.'),
  whyNecessaryRequired: text('Dites pourquoi c’était nécessaire.', 'Say why it was necessary.'),
  dateRequired: text('Dites quel jour.', 'Say on which day.'),
  hourRequired: text('Dites à quelle heure.', 'Say at what time.'),
  howLongRequired: text('Dites combien de temps cela dure.', 'Say how long it lasts.'),
};

/** The wizard's steps, in its own words. */
export const stepMessages = {
  categories: english('Catégories', 'Categories'),
  problem: english('Problème ou risque ?', 'Problem or Risk?'),
  audit: english('Lien avec un audit / Gemba', 'Link to Audit / Gemba'),
  description: english('Définition (QQOQCCP)', 'Definition (5W2H)'),
  documentation: english('Documentation', 'Documentation'),
  immediateActions: english('Actions immédiates', 'Immediate Actions'),
  approval: english('Envoi pour approbation', 'Send for Approval'),
};
