import { text } from '../../../kernel/message';

export const templateListMessages = {
  title: text('Titre', 'Title'),
  publishedVersion: text('Version publiée', 'Published version'),
  questions: text('Questions', 'Questions'),
  filled: text('Remplis', 'Filled'),
  changedBy: text('Modifié par', 'Changed by'),
  changedAt: text('Modifié le', 'Changed on'),
};

export const questionnaireListMessages = {
  title: text('Questionnaire', 'Questionnaire'),
  templateVersion: text('Version', 'Version'),
  filler: text('Rempli par', 'Filled by'),
  startedAt: text('Commencé le', 'Begun on'),
  submittedAt: text('Envoyé le', 'Submitted on'),
  percent: text('Score', 'Score'),
  findings: text('Constats', 'Findings'),
  caseId: text('Dossier', 'Case'),
  from: text('Commencé à partir du', 'Begun from'),
  to: text('Commencé jusqu’au', 'Begun until'),
  template: text('Modèle', 'Template'),
};
