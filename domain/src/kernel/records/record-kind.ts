import type * as z from 'zod/mini';
import type { Message, MessageValues } from '../message';
import type { AnyWorkflow } from '../workflow';

export type Words = Readonly<Record<string, Message>>;
export type Speak = (message: Message, values?: MessageValues) => string;

/** A field of an event, whose name may be made of parts: `rootCause.cause-a1.text`. */
export interface ComposedFields {
  /** What a field is called; null for one that is called by its own name in `fields`. */
  readonly label: (field: string, speak: Speak) => string | null;
  /** The same without the part of the record that it belongs to, where that is said already. */
  readonly innerLabel: (field: string, speak: Speak) => string | null;
  /** The words for the codes that it holds. */
  readonly values: (field: string) => Words | undefined;
  /** Whether it says something to a person. */
  readonly isTelling: (field: string) => boolean;
}

/** How the events and fields of a kind read. What every kind has (created, changed, commented, files) comes by itself. */
export interface RecordWords {
  /** By the event's name without the record's: `completed` for `action.completed`. */
  readonly events: Words;
  readonly fields: Words;
  /** Words for the codes that fields hold, by field. */
  readonly values?: Readonly<Record<string, Words>>;
  readonly composed?: ComposedFields;
  /** Events that are saved again and again by themselves while somebody writes, by their full name. */
  readonly autosaved?: readonly string[];
}

/** Something that people are told about a record. */
export interface Notice {
  /** `{who}` did it, `{summary}` says what it is about. */
  readonly title: Message;
  /** The same in a mail, which anybody may read over a shoulder: no name, no content. */
  readonly mail: Message;
}

/**
 * One kind of record, declared once. What every record has follows from it: comments, files, history, readers, views, board,
 * export, notifications, the words of its trail. The server adds how it is read, locked and written, the web its icon and page.
 */
export interface RecordKind<Name extends string = string> {
  /** The glossary's word: audit events, comments and files are kept under it. */
  readonly name: Name;
  readonly title: Message;
  /** Several of them, as a heading. */
  readonly plural: Message;
  readonly id: z.ZodMiniType<string, string>;
  /** Where its page is. */
  readonly address: (id: string) => string;
  readonly workflow?: AnyWorkflow;
  readonly words: RecordWords;
  readonly notices: Readonly<Record<string, Notice>>;
}
