import type { detectionMethods, problemTypes } from '@vigie/domain/modules/cases/public';
import type { CaseStory } from '../../cases/public';

/** One report of the demo as a row of a table, and the case that came of it. */
export interface Story {
  readonly by: string;
  /** Days since it was detected. */
  readonly ago: number;
  readonly department: string;
  readonly equipment?: string;
  readonly customer?: string;
  readonly origin: (typeof detectionMethods)[number];
  /** Of the audit or of the Gemba walk. */
  readonly reference?: string;
  readonly type?: (typeof problemTypes)[number];
  readonly what: string;
  readonly where?: string;
  readonly howMany?: string;
  readonly how?: string;
  readonly why?: string;
  /** What was done at once. */
  readonly taken?: readonly [what: string, why: string, hour: string, howLong: string];
  readonly files?: readonly string[];
  readonly talk?: readonly (readonly [username: string, text: string])[];
  /** Approved, and this is what became of it. */
  readonly case?: CaseStory;
  /** Where a report without a case has stopped. */
  readonly ends?: 'draft' | 'discarded' | 'waiting' | 'asked' | 'rejected';
  /** What the validator answered to one that was not approved. */
  readonly answer?: string;
}
