import { text } from '../../../kernel/message';

export const trainingTitleMessages = {
  title: text('Formation', 'Training'),
  plural: text('Formations', 'Training'),
};

export const trainingFieldMessages = {
  title: text('Exigence', 'Requirement'),
  person: text('Personne', 'Person'),
  requirement: text('Exigence', 'Requirement'),
  type: text('Type', 'Type'),
  label: text('Version', 'Version'),
  code: text('Code', 'Code'),
  scope: text('Portée', 'Scope'),
  cause: text('Motif', 'Cause'),
  dueDate: text('Échéance', 'Due'),
  due: text('Échéance', 'Due'),
  trainers: text('Formateurs', 'Trainers'),
  assessor: text('Évaluée par', 'Assessed by'),
  signedAt: text('Signée le', 'Signed on'),
  completedAt: text('Acquise le', 'Completed on'),
  expiresOn: text('Expire le', 'Expires on'),
  shownAt: text('Lue jusqu’au bout le', 'Shown to its end on'),
  quiz: text('Essais du questionnaire', 'Attempts at the quiz'),
  equivalence: text('Équivalence', 'Equivalence'),
  reasonOfHand: text('Pourquoi cette formation', 'Why this training'),
  personMissing: text('Choisissez une personne.', 'Choose a person.'),
  requirementMissing: text('Choisissez une exigence.', 'Choose a requirement.'),
  awaits: text('À faire par moi', 'For me to do'),
  awaitsMe: text('À évaluer par moi', 'For me to assess'),
};

export const trainingStatusMessages = {
  assigned: text('À faire', 'To do'),
  to_assess: text('À évaluer', 'To assess'),
  failed: text('Échouée', 'Failed'),
  completed: text('Acquise', 'Completed'),
  waived: text('Dispensée', 'Waived'),
  cancelled: text('Annulée', 'Cancelled'),
};

export const trainingCauseMessages = {
  joined: text('Arrivée', 'Joined'),
  post: text('Nouveau poste', 'New post'),
  version: text('Nouvelle version', 'New version'),
  expired: text('Validité échue', 'Expired'),
  return: text('Retour d’absence', 'Return from absence'),
  hand: text('Demandée', 'By hand'),
};

export const trainingDueMessages = {
  late: text('En retard', 'Late'),
  week: text('7 jours ou moins', '7 days or less'),
  later: text('Plus de 7 jours', 'More than 7 days'),
};

export const trainingWorkflowMessages = {
  sign: text('Signer', 'Sign'),
  signSignature: text('A lu et compris', 'Read and understood'),
  present: text('Signer et demander l’évaluation', 'Sign and ask for assessment'),
  presentSignature: text('A pratiqué', 'Practised'),
  assess: text('Valider', 'Assess'),
  assessSignature: text('A évalué et validé', 'Assessed'),
  return: text('Renvoyer', 'Return'),
  allow: text('Accorder de nouveaux essais', 'Allow new attempts'),
  waive: text('Dispenser', 'Waive'),
  waiveSignature: text('A dispensé', 'Waived'),
  onlyTrainee: text('Réservé à la personne à former.', 'Only the person in training.'),
  onlyTrainers: text('Réservé aux formateurs de cette exigence.', 'Only the trainers of this requirement.'),
  onlyTrainersOrQa: text(
    'Réservé aux formateurs de cette exigence et à l’assurance qualité.',
    'Only the trainers of this requirement and QA.',
  ),
  onlyOtherQa: text(
    'Réservé à l’assurance qualité, pour quelqu’un d’autre que soi.',
    'QA only, for somebody else than oneself.',
  ),
  onlyInvolved: text('Vous ne prenez pas part à cette formation.', 'You take no part in this training.'),
  notShown: text('Lisez d’abord le texte jusqu’à la fin.', 'Read the text to its end first.'),
  quizNotPassed: text('Réussissez d’abord le questionnaire.', 'Pass the quiz first.'),
  isAssessed: text('Un formateur évalue cette formation.', 'A trainer assesses this training.'),
  isNotAssessed: text('Cette formation se signe sans évaluation.', 'This training is signed without assessment.'),
  trainerNotQualified: text(
    'Vous n’êtes pas vous-même qualifié pour cette exigence.',
    'You are not qualified for this requirement yourself.',
  ),
  openAlready: text('Cette formation est déjà en cours : {id}.', 'This training is open already: {id}.'),
  requirementRetired: text(
    'Choisissez une exigence qui n’est pas retirée.',
    'Choose a requirement that is not retired.',
  ),
  nothingToLearn: text(
    'Aucune version de cette procédure n’est en vigueur ou approuvée.',
    'No version of this procedure is in force or approved.',
  ),
};
