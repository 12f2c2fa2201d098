import type { Assignment } from '../../../kernel/listing';
import type { Message } from '../../../kernel/message';
import type { Kind } from '../../cases/public';
import type { questionRemarkMessages } from '../messages/questions';
import type { ChosenFilters } from './address';
import type { ListName } from './lists';

/** Words of the question and what they were taken for. */
export interface QuestionPart {
  /** As they were typed; empty for what is so because nothing was said. */
  readonly words: string;
  /** A filter of the list, or `list`, `kind`, `assigned`, `search`, `record`. */
  readonly filter: string;
  readonly label: Message;
  /** Words for codes, and texts and days (`31/12/2026`) as they are. */
  readonly values: readonly (Message | string)[];
}

export type RemarkCode = keyof typeof questionRemarkMessages;

/** What was asked for and cannot be had. Nothing of it is in the filter. */
export interface QuestionRemark {
  readonly code: RemarkCode;
  readonly message: Message;
  readonly words: string;
}

/** Where an answer is shown. */
export interface QuestionPlace {
  /** Null for what is no case. */
  readonly kind: Kind | null;
  readonly address: string;
}

interface Understood {
  readonly parts: readonly QuestionPart[];
  /** Words that nothing is known of, as typed: they are looked for as text. */
  readonly unknownWords: readonly string[];
  readonly remarks: readonly QuestionRemark[];
}

export type UnderstoodQuestion = Understood &
  (
    | {
        readonly means: 'list';
        readonly list: ListName;
        /** Null where the list is not of cases, or more than one kind may be meant. */
        readonly kind: Kind | null;
        readonly filters: ChosenFilters;
        readonly assigned: Assignment;
        readonly search: string;
        /** One, or for cases one for each kind that may be meant. */
        readonly places: readonly QuestionPlace[];
        /** Of the only place; null while a choice is to be made. */
        readonly address: string | null;
      }
    | { readonly means: 'record'; readonly id: string; readonly address: string }
    | { readonly means: 'nothing' }
  );

/** Where the question is asked: what it does not say is taken from there. */
export interface QuestionContext {
  readonly today: string;
  readonly list?: ListName;
  readonly kind?: Kind;
}
