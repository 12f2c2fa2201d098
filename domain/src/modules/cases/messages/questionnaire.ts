import { text } from '../../../kernel/message';

/** The questionnaire that a template asks for, as a step of the case. */
export const caseQuestionnaireMessages = {
  unknown: text('Ce dossier n’a pas de questionnaire {id}', 'This case has no questionnaire {id}'),
  unknownHelp: text(
    'Le modèle n’est plus demandé à cette catégorie de dossiers, ou ne l’a jamais été.',
    'The template is no longer asked of cases of this kind, or never was.',
  ),
  isRequired: text(
    'Ce questionnaire est envoyé avant que le dossier soit soumis.',
    'This questionnaire is submitted before the case is.',
  ),
  isNotRequired: text(
    'Ce dossier ne le demande pas ; une fois commencé, il est envoyé ou abandonné avant que le dossier soit approuvé.',
    'This case does not ask for it; once begun, it is submitted or given up before the case is approved.',
  ),
};
