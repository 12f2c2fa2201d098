import type { AskableStep, Task } from '@vigie/domain/modules/assistant/record';

/** Something that was asked, on the step that was open then. */
export interface Turn {
  readonly id: number;
  readonly task: Task;
  readonly step: AskableStep | null;
  readonly question: string;
}
