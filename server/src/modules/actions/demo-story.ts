import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';

/** How far an action of the demo has come, and what was said and stored on the way. */
export interface ActionStory {
  readonly for: string;
  readonly until: ActionStatus;
  readonly approver?: string;
  /** Why it was given up. */
  readonly reason?: string;
  readonly talk?: readonly (readonly [username: string, text: string])[];
  readonly files?: readonly string[];
}
