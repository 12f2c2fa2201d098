import { searchWords } from '@vigie/domain/kernel/search-words';
import type { SimilarFinding } from '@vigie/domain/modules/audits/findings/contract';
import type { Context } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import { findNumbers } from '../../../platform/search/found-numbers';
import { listWithNumbers } from './repository';

const most = { words: 12, candidates: 60, shown: 5 };
/** Of the words that were typed, so many must be in a finding for it to be shown. */
const leastShare = 0.34;

/** Issued findings of other audits that share most of the longer words with what is typed. */
export function findSimilarFindings(
  { database }: Platform,
  context: Context,
  { audit, text }: { readonly audit: string; readonly text: string },
): Promise<{ items: SimilarFinding[] }> {
  const { companyId } = context.actor;
  const words = [...new Set(searchWords(text))]
    .filter((word) => word.length > 3)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most.words);
  return database.read(context, async (reader) => {
    const shared = new Map<number, number>();
    for (const word of words) {
      const found = await findNumbers(reader, companyId, 'finding', word);
      // A word that stands in hundreds of findings says little of any of them.
      for (const number of found?.first(most.candidates, true).list() ?? []) {
        shared.set(number, (shared.get(number) ?? 0) + word.length);
      }
    }
    const all = words.reduce((sum, word) => sum + word.length, 0);
    const likest = [...shared]
      .filter(([, letters]) => letters >= leastShare * all)
      .toSorted(([one, some], [other, others]) => others - some || other - one)
      .slice(0, most.candidates)
      .map(([number]) => number);
    const rows = await listWithNumbers(reader, companyId, likest, audit);
    const rank = ({ id }: { readonly id: string }) => likest.indexOf(Number(id.slice(id.indexOf('_') + 1)));
    const items = rows.toSorted((one, other) => rank(one) - rank(other)).slice(0, most.shown);
    return { items: items as SimilarFinding[] };
  });
}
