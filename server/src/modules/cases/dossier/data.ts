import type { RecurrenceView } from '@vigie/domain/modules/cases/investigation-contract';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import type { JudgedSignature } from '../../../platform/signatures/signed-kinds';
import type { FilledForCase } from '../../questionnaires/public';

/** What is known of a case, complete by itself with the talk and the history of it (21 CFR 11.10(b)). */
export interface Dossier {
  readonly case: CaseRecord;
  readonly steps: readonly CaseStepContent[];
  /** The signed decisions on the report that it came from. */
  readonly decisions: readonly JudgedSignature[];
  readonly questionnaires: readonly FilledForCase[];
  /** The analyses of recurrence, and what was dismissed of them. */
  readonly recurrence: RecurrenceView;
  /** The history goes up to this event, and the rest is as it was then. */
  readonly upTo: number;
  readonly madeAt: string;
  readonly madeBy: string;
}

/** What is known once the whole history was read. */
export interface Seal {
  /** The fields that were replaced since they were first entered. */
  readonly rewritten: readonly string[];
  /** SHA-256 of the dossier with its comments, its history, the installation's key and these fields, as canonical JSON. */
  readonly hash: string;
}
