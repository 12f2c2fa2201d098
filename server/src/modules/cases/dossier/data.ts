import type { RecurrenceView } from '@vigie/domain/modules/cases/investigation-contract';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import type { JudgedSignature } from '../../../platform/signatures/signed-kinds';
import type { FilledForCase } from '../../questionnaires/public';
import type { Made } from '../../records/public';

/** What is known of a case beside the talk and the history of it. */
export interface CaseContents {
  readonly case: CaseRecord;
  readonly steps: readonly CaseStepContent[];
  /** The signed decisions on the report that it came from. */
  readonly decisions: readonly JudgedSignature[];
  readonly questionnaires: readonly FilledForCase[];
  /** The analyses of recurrence, and what was dismissed of them. */
  readonly recurrence: RecurrenceView;
}

export type Dossier = CaseContents & Made;
