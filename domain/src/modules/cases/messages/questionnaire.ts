import { text } from '../../../kernel/message';

/** The questionnaire that a template asks for, as a step of the case. */
export const caseQuestionnaireMessages = {
  unknown: text('Ce dossier n’a pas de questionnaire {id}', 'This case has no questionnaire {id}'),
  unknownHelp: text(
    'Le modèle n’est pas exigé, ou n’est plus exigé, pour ce type de dossier.',
    'The template is not, or no longer, required for this case type.',
  ),
  isRequired: text(
    'Ce questionnaire doit être envoyé avant la soumission du dossier.',
    'This questionnaire must be submitted before the case.',
  ),
  isNotRequired: text(
    'Facultatif pour ce dossier ; une fois commencé, il doit être envoyé ou abandonné avant l’approbation du dossier.',
    'Optional for this case; once started, it must be submitted or discarded before the case is approved.',
  ),
};
