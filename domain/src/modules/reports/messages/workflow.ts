import { english, text } from '../../../kernel/message';
import { pageTitleMessages } from '../../../messages/shell/page-titles';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { stateWords } from '../../../messages/words/states';

export const reportStatusMessages = {
  draft: stateWords.draft,
  waiting_approval: english('En attente de validation', 'waiting for validation'),
  waiting_for_update: english('En attente de complément', 'Waiting for update'),
  approved: stateWords.approvedInEnglish,
  rejected: english('Archivé', 'Archived'),
  discarded: text('Abandonné', 'Discarded'),
};

export const severityMessages = {
  high: stateWords.highInEnglish,
  medium: stateWords.mediumInEnglish,
  low: stateWords.lowInEnglish,
};

export const decisionMessages = {
  approve: stateWords.approveInEnglish,
  reject: english('Rejeter', 'Reject'),
  requestInformation: english('Demander des informations', 'Request more information'),
  approved: stateWords.approvedInEnglish,
  rejected: stateWords.rejectedInEnglish,
  informationRequested: english('Complément d’information demandé', 'More information requested'),
};

export const reportMessages = {
  submit: english('Envoyer pour approbation', 'Send for Approval'),
  discard: text('Abandonner le brouillon', 'Discard the draft'),
  wrongRole: text(
    'Seuls l’auteur et les validateurs peuvent agir sur un signalement, chacun à son tour.',
    'Only the author and the validators can act on a report, each in turn.',
  ),
  onlyValidators: text('Seul un validateur peut décider d’un signalement.', 'Only a validator can decide on a report.'),
  onlyAuthor: text('Seul l’auteur peut faire cela.', 'Only the author can do this.'),
  wrongState: text(
    'Ce signalement n’est plus dans l’état qui le permet.',
    'This report is no longer in a state that allows it.',
  ),
  reasonMissing: text(
    'Le signalement est déjà envoyé : indiquez pourquoi vous le modifiez.',
    'The report has already been sent: explain why you are changing it.',
  ),
  notEditable: text(
    'Ce signalement a fait l’objet d’une décision : son contenu ne change plus.',
    'This report has been decided on: its content can no longer be changed.',
  ),
  ownReport: text(
    'Vous êtes l’auteur de ce signalement : un autre validateur doit décider.',
    'You are the author of this report: another validator must decide.',
  ),
  incomplete: text(
    '{n} {n|réponse|réponses} à compléter ou à corriger avant l’envoi.',
    '{n} {n|answer|answers} to complete or correct before sending.',
  ),
  alreadyApproved: text('{who} a déjà approuvé ce signalement.', '{who} has already approved this report.'),
  alreadyRejected: text('{who} a déjà rejeté ce signalement.', '{who} has already rejected this report.'),
  alreadyAsked: text(
    '{who} a déjà demandé des informations sur ce signalement.',
    '{who} has already asked for more information on this report.',
  ),
  commentRequired: text(
    'Un commentaire est obligatoire pour rejeter ou demander des informations.',
    'A comment is required to reject or to ask for more information.',
  ),
  criticalityRequired: text('Choisissez une criticité.', 'Choose a criticality.'),
  leadWriterRequired: text('Choisissez une personne.', 'Select a person.'),
  leadWriterUnknown: caseFieldWords.personCannotTake,
  cannotBeMentioned: text(
    '{name} ne peut pas lire ce signalement et ne serait donc pas prévenu.',
    '{name} cannot read this report and would not be notified.',
  ),
  completedOnRequest: text('Complété à la demande : {comment}', 'Completed on request: {comment}'),
};

/** What stands in the way of sending, beside its cause. */
export const answerMessages = {
  categoryRequired: text('Choisissez une catégorie.', 'Choose a category.'),
  typeRequired: text('Problème ou risque ? Choisissez.', 'Problem or risk? Choose one.'),
  whatRequired: text('Décrivez ce qui se passe.', 'Describe what happened.'),
  detectionDateRequired: text('Indiquez la date de détection.', 'Enter the detection date.'),
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
  whatActionRequired: text('Décrivez ce qui a été fait.', 'Describe what was done.'),
  whyNecessaryRequired: text('Indiquez pourquoi c’était nécessaire.', 'Explain why it was necessary.'),
  dateRequired: text('Indiquez le jour.', 'Enter the day.'),
  hourRequired: text('Indiquez l’heure.', 'Enter the time.'),
  howLongRequired: text('Indiquez la durée.', 'Enter how long it lasts.'),
};

/** The wizard's steps, in its own words. */
export const stepMessages = {
  categories: english('Catégories', 'Categories'),
  problem: caseFieldWords.problemOrRiskInEnglish,
  audit: english('Lien avec un audit / Gemba', 'Link to Audit / Gemba'),
  description: caseFieldWords.definitionInEnglish,
  documentation: caseFieldWords.documentationInEnglish,
  immediateActions: caseFieldWords.immediateActionsInEnglish,
  approval: pageTitleMessages.send,
};

export const findingMessages = {
  description: text(
    'Constat « {question} » : {answer}\nQuestionnaire {id}, {title}',
    'Finding “{question}”: {answer}\nQuestionnaire {id}, {title}',
  ),
  withoutAnswer: text(
    'Constat « {question} »\nQuestionnaire {id}, {title}',
    'Finding “{question}”\nQuestionnaire {id}, {title}',
  ),
};
