import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import type { Signature } from '@vigie/domain/kernel/signature';
import type { RecurrenceView } from '@vigie/domain/modules/cases/investigation-contract';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import type { Comment } from '@vigie/domain/modules/comments/public';

/** Everything that is known of a case, complete by itself (21 CFR 11.10(b)). */
export interface Dossier {
  readonly case: CaseRecord;
  readonly steps: readonly CaseStepContent[];
  /** The signed decisions on the report that it came from. */
  readonly decisions: readonly (Signature & { readonly isValid: boolean })[];
  /** The analyses of recurrence, and what was dismissed of them. */
  readonly recurrence: RecurrenceView;
  readonly comments: readonly Comment[];
  readonly history: readonly RecordedEvent[];
  /** The fields that were replaced since they were first entered. */
  readonly rewritten: readonly string[];
  /** SHA-256 of all of the above, as canonical JSON. */
  readonly hash: string;
  readonly madeAt: string;
  readonly madeBy: string;
}
