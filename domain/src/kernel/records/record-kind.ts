import type * as z from 'zod/mini';
import type { Actor } from '../identity/actor';
import type { Message, MessageValues } from '../message';
import type { AnyWorkflow } from '../workflow';
import type { Notices } from './notices';
import type { RecordList } from './record-list';

export type Words = Readonly<Record<string, Message>>;
export type Speak = (message: Message, values?: MessageValues) => string;

export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** For a kind whose fields have names made of parts, such as `rootCause.cause-a1.text`. Null: a field like any other. */
export interface ComposedFields {
  /** What the field is called. `isInner`: without the part of the record that it belongs to, where that is said already. */
  readonly label: (field: string, speak: Speak, isInner: boolean) => string | null;
  /** What the part of the record is called that the field belongs to, such as a step. */
  readonly part?: (field: string, speak: Speak) => string | null;
  /** The words for the codes that it holds. */
  readonly values: (field: string) => Words | null;
  /** A value that the list of words does not cover. */
  readonly value: (field: string, value: unknown, speak: Speak) => string | null;
  /** A part of a value, which has no field of its own. */
  readonly partLabel: (name: string) => Message | null;
  /** Whether it is shown in a history. */
  readonly isDisplayed: (field: string) => boolean;
  /** Whether "no" is an answer that a user gave here, not a box left unticked. */
  readonly isVerdict: (field: string) => boolean;
  /** Fields that say nothing beside the others of the same event. */
  readonly redundant: (changes: readonly Change[]) => readonly string[];
}

/** How the events and fields of a kind read. What every kind has (comments, files, status) comes by itself. */
export interface RecordWords {
  /** By the event's name without the record's: `completed` for `action.completed`. */
  readonly events: Words;
  readonly fields: Words;
  /** Words for the codes that fields hold, by field. */
  readonly values?: Readonly<Record<string, Words>>;
  /** Lists that an event records as a whole: only entries that differ before and after are shown. */
  readonly wholeLists?: readonly string[];
  readonly composed?: ComposedFields;
  /** Events that are saved again and again while a user types. */
  readonly autosaved?: readonly string[];
}

/** Who looks at what waits: for themselves, or for their team. */
export interface WaitingAsker {
  readonly actor: Pick<Actor, 'roles'>;
  readonly scope: 'me' | 'team';
  /** The company forbids deciding on an own report. */
  readonly fourEyes: boolean;
}

/** A part of the list of a kind that waits for people, named after what they do with it. */
export interface WaitingWork {
  readonly work: string;
  readonly label: Message;
  /** What the list is narrowed by, as its address says it; null where it waits for others. */
  readonly query: (asker: WaitingAsker) => Readonly<Record<string, string>> | null;
}

/** As much of a kind as is needed to name its records and to tell of them: pages that do no more load no more of it. */
export interface NamedKind<Name extends string = string> {
  /** The glossary's word: audit events, comments and files are kept under it. */
  readonly name: Name;
  readonly title: Message;
  readonly plural: Message;
  readonly notices: Notices;
}

/**
 * One kind of record, declared once. What every record has follows from it: comments, files, history, readers, views, board,
 * export, notifications, the words of its trail. The server adds how it is read, locked and written, the web its icon and page.
 */
export interface RecordKind<Name extends string = string> extends NamedKind<Name> {
  readonly id: z.ZodMiniType<string, string>;
  readonly address: (id: string) => string;
  readonly workflow?: AnyWorkflow;
  /** The page of its list, unless each sort of record has one of its own. */
  readonly listAddress?: string;
  /** What the overview counts and shows of it, in this order. */
  readonly waiting?: readonly WaitingWork[];
  readonly list?: Pick<RecordList, 'path' | 'filters' | 'sorts' | 'usualSort' | 'usualAssigned' | 'board'>;
  readonly words: RecordWords;
  /** The fields that its records are found by, beside their number. */
  readonly searched?: readonly string[];
  /** What its signatures cover, by the name under which they are kept: the fields of what the signer saw (`SignedContent`). */
  readonly signed?: Readonly<Record<string, readonly string[]>>;
}

/**
 * What a record still allows in the records that belong to it, such as the questionnaires of a case: changes, then only
 * comments, then nothing.
 */
export const allowedParts = ['changes', 'comments', 'nothing'] as const;
export type AllowedParts = (typeof allowedParts)[number];

/** Nothing was said here. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
