import type { Assignment } from '@vigie/domain/kernel/listing';
import type { AllowedParts, RecordKind } from '@vigie/domain/kernel/records/record-kind';
import type { Context } from '../context';
import type { Reader, Tx } from '../database/tx';

export interface RecordTitle {
  readonly id: string;
  readonly title: string;
}

/** What a record says of the records that belong to it, to their modules, which stand below its own. */
export interface PartsOfKind {
  readonly allowed: (reader: Reader, companyId: number, id: string) => Promise<AllowedParts>;
  /** The same with the record locked until the end of the transaction; null where it is not there for the reader. */
  readonly lock: (tx: Tx, id: string) => Promise<AllowedParts | null>;
  /** After a change of a part, under that lock: signatures on the record that no longer hold become void. */
  readonly changed: (tx: Tx, id: string) => Promise<void>;
}

/** What the overview asks of a list. */
export interface WaitingQuestion {
  readonly context: Context;
  readonly today: string;
  /** As the address of the list says it. */
  readonly query: Readonly<Record<string, string>>;
  /** Whose records: null for everyone's. */
  readonly peopleOf: (assigned: Assignment) => readonly number[] | null;
  readonly limit: number;
}

export interface WaitingRecord extends RecordTitle {
  /** Whose it is. */
  readonly person: string;
  readonly dueDate: string | null;
  readonly since: string | null;
}

export interface NamedRecord {
  /** The name of its kind. */
  readonly kind: string;
  readonly id: string;
}

/** What is asked of records without knowing their module. Each answers with what the reader may see. */
export interface FoundKind {
  readonly kind: RecordKind;
  readonly findTitles: (reader: Reader, context: Context, ids: readonly string[]) => Promise<RecordTitle[]>;
  /** By number or by words, the latest first; without words, the latest of all. */
  readonly search: (reader: Reader, context: Context, search: string, limit: number) => Promise<RecordTitle[]>;
  /** How many of a part of its list wait, and the first of them. */
  readonly findWaiting?: (
    reader: Reader,
    question: WaitingQuestion,
  ) => Promise<{ readonly total: number; readonly records: readonly WaitingRecord[] }>;
  /** Its records that another one came from or is named by, where the two may be of different kinds. */
  readonly findRelated?: (reader: Reader, context: Context, to: NamedRecord) => Promise<RecordTitle[]>;
  /** Whether an alert may point to one: everybody whom it is written to could read it, but for what is confidential. */
  readonly isLinkable: boolean;
  readonly parts?: PartsOfKind;
}

/** The kinds of records that the modules bring. They are complete once every module has been made. */
export class RecordKinds {
  private kinds: readonly FoundKind[] = [];

  register(kinds: readonly FoundKind[]): void {
    this.kinds = kinds;
  }

  get all(): readonly FoundKind[] {
    return this.kinds;
  }

  partsOf(name: string): PartsOfKind {
    const parts = this.kinds.find(({ kind }) => kind.name === name)?.parts;
    if (!parts) throw new Error(`nothing belongs to a ${name}`);
    return parts;
  }
}
