import type { RecordKind } from '@vigie/domain/kernel/records/record-kind';
import type { Context } from '../context';
import type { Reader } from '../database/tx';

export interface RecordTitle {
  readonly id: string;
  readonly title: string;
}

/** What is asked of records without knowing their module. Each answers with what the reader may see. */
export interface FoundKind {
  readonly kind: RecordKind;
  readonly findTitles: (reader: Reader, context: Context, ids: readonly string[]) => Promise<RecordTitle[]>;
  /** By number or by words, the latest first; without words, the latest of all. */
  readonly search: (reader: Reader, context: Context, search: string, limit: number) => Promise<RecordTitle[]>;
  /** Whether an alert may point to one: everybody whom it is written to could read it, but for what is confidential. */
  readonly isLinkable: boolean;
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
}
