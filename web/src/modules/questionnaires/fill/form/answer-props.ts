import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import type { Question } from '@vigie/domain/modules/questionnaires/template/model';
import type { FieldProps } from '../../../../ui/fields/field';
import type { AnswerSources } from './sources';

export interface AnswerFieldProps extends Pick<FieldProps, 'label' | 'explanation' | 'help' | 'error' | 'required'> {
  /** The key of the answer. */
  name: string;
  question: Question;
  answer: Answer | undefined;
  sources: AnswerSources;
  onAnswer: (answer: Answer | undefined) => void;
  /** A number or an id says little to a person: the form remembers what was chosen. */
  onNamed: (kind: 'people' | 'cases', id: string, name: string) => void;
}
