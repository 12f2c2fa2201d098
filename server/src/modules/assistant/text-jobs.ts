import type { Language } from '@vigie/domain/kernel/message';
import type { SuggestionMark } from '@vigie/domain/modules/assistant/record';
import type { KnownNames } from '@vigie/domain/modules/assistant/stand-ins/known-names';
import { type StandIn, withStandIns } from '@vigie/domain/modules/assistant/stand-ins/stand-ins';
import { marksOf } from '@vigie/domain/modules/assistant/suggestions';
import type { Context } from '../../platform/context';
import { JobThread } from '../../platform/jobs/job-thread';
import { askerOf } from '../../platform/jobs/queue';

/** What takes long for long texts, as a thread is asked for it. */
export type TextJob =
  | { readonly job: 'hide'; readonly texts: readonly string[]; readonly names: KnownNames }
  | { readonly job: 'marks'; readonly original: string; readonly text: string; readonly language: Language };

export interface Hidden {
  readonly texts: readonly string[];
  readonly standIns: readonly StandIn[];
}

export function runJob(asked: TextJob): Hidden | SuggestionMark[] {
  if (asked.job === 'marks') return marksOf(asked.original, asked.text, asked.language);
  const { texts, list } = withStandIns(asked.texts, asked.names);
  return { texts, standIns: list() };
}

const thread = new JobThread<TextJob>('modules/assistant/text-worker');
/** Measured: some 20 milliseconds for a thousand letters, and as many to begin with three hundred names. */
const longestHere = 1000;
const mostNamesHere = 100;

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

/** The texts as they may be sent. */
export async function hideNames(context: Context, texts: readonly string[], names: KnownNames): Promise<Hidden> {
  const job = { job: 'hide', texts, names } as const;
  const few = lengthOf(texts) <= longestHere && names.people.length <= mostNamesHere;
  return few ? (runJob(job) as Hidden) : thread.run<Hidden>(askerOf(context), job);
}

/** What must be read before the text may replace the original. */
export async function findMarks(
  context: Context,
  original: string,
  text: string,
  language: Language,
): Promise<SuggestionMark[]> {
  const job = { job: 'marks', original, text, language } as const;
  const isShort = lengthOf([original, text]) <= longestHere;
  return isShort ? (runJob(job) as SuggestionMark[]) : thread.run<SuggestionMark[]>(askerOf(context), job);
}
