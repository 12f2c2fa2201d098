import type { MessageValues } from '@vigie/domain/kernel/message';
import { importBounds } from '@vigie/domain/modules/imports/bounds';
import type { FileProblem } from '@vigie/domain/modules/imports/messages/problems';
import type { Entry } from 'yauzl';
import * as readZip from '../../../platform/files/read-zip';

/** A file is refused as a whole. Its name crosses from the thread as words, since classes do not. */
export class FileRefusal extends Error {
  constructor(
    readonly problem: FileProblem,
    readonly values: MessageValues = {},
  ) {
    super(problem);
  }
}

const bounds = { entries: 2_000, unpackedBytes: importBounds.unpackedMegabytes * 1024 * 1024 };

export const openZip = (content: Buffer): Promise<readZip.Zip> => readZip.openZip(content, bounds).catch(refuseFile);

export const unpack = (zip: readZip.Zip, entry: Entry): Promise<Buffer> => readZip.unpack(zip, entry).catch(refuseFile);

const problems = {
  damaged: 'damaged',
  protected: 'oldOrProtected',
  unpacksTooLarge: 'unpacksTooLarge',
} as const satisfies Record<readZip.ZipProblem, FileProblem>;

function refuseFile(error: unknown): never {
  if (!(error instanceof readZip.ZipRefusal)) throw error;
  throw new FileRefusal(problems[error.problem], { megabytes: importBounds.unpackedMegabytes });
}
