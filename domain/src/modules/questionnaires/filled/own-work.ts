import type { Deed } from '../../../kernel/identity/own-work';

/** What is work on the case that a questionnaire belongs to. Beginning one, or giving it up, says nothing in it. */
export const questionnaireDeeds: Readonly<Record<string, Deed>> = {
  'questionnaire.answered': 'filled',
  'questionnaire.file_attached': 'filled',
  'questionnaire.file_removed': 'filled',
  'questionnaire.submitted': 'filled',
  'questionnaire.signed': 'filled',
};
