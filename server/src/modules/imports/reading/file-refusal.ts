import type { MessageValues } from '@vigie/domain/kernel/message';
import type { FileProblem } from '@vigie/domain/modules/imports/messages/problems';

/** A file is refused as a whole. Its name crosses from the thread as words, since classes do not. */
export class FileRefusal extends Error {
  constructor(
    readonly problem: FileProblem,
    readonly values: MessageValues = {},
  ) {
    super(problem);
  }
}
