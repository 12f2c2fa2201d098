import { text } from '../../../kernel/message';

/** What the lists, the pages and the papers of questionnaires share. */
export const questionnaireWords = {
  template: text('Modèle', 'Template'),
  atMost: text('Au plus {max}.', 'At most {max}.'),
  atLeast: text('Au moins {min}.', 'At least {min}.'),
  criticalFailure: text('Échec critique', 'Critical failure'),
  sectionsAndPages: text('Sections et pages', 'Sections and pages'),
  questionCount: text('{n} {n|question|questions}', '{n} {n|question|questions}'),
  question: text('Question', 'Question'),
  required: text('Obligatoire', 'Required'),
  templateCheck: text('Contrôle du modèle', 'Template check'),
  answeredCount: text('{n} {n|réponse|réponses} sur {of}', '{n} of {of} answered'),
  filledBy: text('Rempli par', 'Filled in by'),
  filledByNamed: text('Rempli par {who}', 'Filled in by {who}'),
  submittedOn: text('Envoyé le', 'Submitted on'),
  score: text('Score', 'Score'),
  signAndPublish: text('Signer et publier', 'Sign and publish'),
  min: text('Minimum', 'Minimum'),
  max: text('Maximum', 'Maximum'),
};
