import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import type { Question } from '@vigie/domain/modules/questionnaires/template/model';
import type { FieldProps } from '../../../../ui/fields/field';

/** Photos that are answers: stored with the questionnaire, or kept for the moment only. */
export interface PhotoSource {
  readonly known: readonly Attachment[];
  readonly add: (file: File, onProgress: (part: number) => void) => Promise<Attachment>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly load: (file: Attachment) => Promise<Blob>;
}

/** What a form cannot know of itself. */
export interface AnswerSources {
  /** Null where no photo can be taken: the form says so. */
  readonly photos: PhotoSource | null;
  /** What people are called whose number is an answer, and what cases are about. */
  readonly people: Readonly<Record<string, string>>;
  readonly cases: Readonly<Record<string, string>>;
}

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
