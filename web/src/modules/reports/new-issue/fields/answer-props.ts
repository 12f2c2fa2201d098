import type { AnswerChanges, Answers } from '@vigie/domain/modules/reports/answers';

export interface AnswerFieldsProps {
  answers: Answers;
  onChange: (changes: AnswerChanges) => void;
  /** By field: `what`, `immediateAction.hour`. */
  problems: Readonly<Record<string, string>>;
  disabled?: boolean | undefined;
}
