import type { Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import { type ComparedBlock, compare } from '@vigie/domain/modules/procedures/text/compare';
import { withFormerIds } from '@vigie/domain/modules/procedures/text/former-ids';
import { hasWords, textProblem } from '@vigie/domain/modules/procedures/text/problems';
import type { ReadDocument } from '@vigie/domain/modules/procedures/text/word';
import { JobThread } from '../../../platform/jobs/job-thread';
import type { Asker } from '../../../platform/jobs/queue';
import { checkDocx, WordRefusal } from './check-docx';
import { type DocxPicture, readDocx } from './read-docx';

/** What takes long for a large text. */
export type TextJob =
  | { readonly job: 'read'; readonly file: Uint8Array; readonly former: Blocks }
  | { readonly job: 'compare'; readonly former: Blocks; readonly later: Blocks };

export type ReadWord = ReadDocument<DocxPicture>;

const thread = new JobThread<TextJob>('modules/procedures/text/text-worker');

/**
 * A Word document as blocks, with its images. Blocks of `former`, the text that it replaces, keep their ids where they are
 * found again; for a first document `former` is empty.
 */
export const readWordDocument = (asker: Asker, file: Uint8Array, former: Blocks): Promise<ReadWord> =>
  thread.run(asker, { job: 'read', file, former });

export const compareTexts = (asker: Asker, former: Blocks, later: Blocks): Promise<readonly ComparedBlock[]> =>
  thread.run(asker, { job: 'compare', former, later });

/** What the thread does. */
export async function runTextJob(asked: TextJob): Promise<ReadWord | readonly ComparedBlock[]> {
  return asked.job === 'compare' ? compare(asked.former, asked.later) : readWord(asked.file, asked.former);
}

async function readWord(content: Uint8Array, former: Blocks): Promise<ReadWord> {
  try {
    const file = Buffer.from(content);
    const lostInXml = await checkDocx(file);
    const { blocks, images, lost } = await readDocx(file);
    if (!blocks.some((block) => block.kind === 'image' || hasWords(block))) throw new WordRefusal('empty');
    const problem = textProblem(blocks);
    if (problem) return { textProblem: problem };
    return { blocks: withFormerIds(former, blocks), images, lost: { ...lostInXml, ...lost } };
  } catch (error) {
    if (error instanceof WordRefusal) return { problem: error.problem, values: error.values };
    throw error;
  }
}
