import { plain } from '../../../domain/src/modules/cases/recurrence/terms';
import { indexCaseForRecurrence } from '../../../server/src/modules/cases/recurrence/index-case';
import { measureCompany } from '../../../server/src/modules/cases/recurrence/measure-backgrounds';
import { systemContext } from '../../../server/src/platform/context';
import { bm25f } from './bm25f';
import { type ShownMatch, shownMatches } from './calibration';
import { analyze, asCase, type Bench, insertCases, type LoadedCase, percentile, search, withDatabase } from './company';
import { connectedTo, halfOf, readDuplicates, readReports } from './sets';

interface Outcome {
  readonly half: 'first' | 'second';
  /** Of the first duplicate among the answers, from 0; -1 when there is none. */
  readonly place: number;
  readonly plainPlace: number;
  readonly milliseconds: number;
}

const most = 10;

function recall(places: readonly number[]): Record<'1' | '5' | '10', number> {
  const within = (many: number) => places.filter((place) => place >= 0 && place < many).length;
  const share = (many: number) => Math.round((1000 * within(many)) / Math.max(1, places.length)) / 1000;
  return { 1: share(1), 5: share(5), 10: share(10) };
}

export async function indexAll({ database, companyId }: Bench, cases: readonly LoadedCase[]): Promise<number> {
  const begin = performance.now();
  for (let from = 0; from < cases.length; from += 50) {
    await database.transaction(systemContext(companyId), async (tx) => {
      for (const one of cases.slice(from, from + 50)) await indexCaseForRecurrence(tx, { companyId, ...one }, [], null);
    });
  }
  return (performance.now() - begin) / Math.max(1, cases.length);
}

/** Asks for every report that has a known duplicate; prints how often one is among the first answers. */
export async function measureRecall(set: string, reportsFile: string, duplicatesFile: string): Promise<ShownMatch[]> {
  const reports = await readReports(reportsFile);
  const duplicates = await readDuplicates(duplicatesFile, new Set(reports.map(({ key }) => key)));
  const plainRanking = bm25f(reports);
  const shown: ShownMatch[] = [];
  const outcomes: Outcome[] = [];
  await withDatabase(async (bench) => {
    const cases = reports.map((report, n) => asCase(report, n + 1));
    await insertCases(bench, cases);
    const each = await indexAll(bench, cases);
    await analyze(bench);
    const begin = performance.now();
    await measureCompany(bench.database, bench.companyId);
    const measuring = (performance.now() - begin) / Math.max(1, cases.length);
    console.log(
      `\n${set}: ${cases.length} reports, ${each.toFixed(1)} ms to index each, ${measuring.toFixed(1)} ms to measure each`,
    );
    const reportOf = new Map(cases.map(({ id }, n) => [id, reports[n]]));
    for (const [n, one] of cases.entries()) {
      const { key = '', title = '' } = reports[n] ?? {};
      const wanted = duplicates.get(key);
      if (!wanted) continue;
      const { matches, milliseconds } = await search(bench, one);
      const place = matches.findIndex(({ id }) => wanted.has(reportOf.get(id)?.key ?? ''));
      const plainPlace = plainRanking(n, most).findIndex((other) => wanted.has(reports[other]?.key ?? ''));
      outcomes.push({ half: halfOf(key, duplicates), place, plainPlace, milliseconds });
      const connected = connectedTo(key, duplicates);
      for (const { id, score } of shownMatches(matches)) {
        const other = reportOf.get(id);
        const isSameTitle = plain(other?.title ?? '') === plain(title);
        shown.push({ score, isMarked: connected.has(other?.key ?? ''), isSameTitle });
      }
    }
  });
  for (const half of ['first', 'second'] as const) {
    printRecall(
      `  ${half} half`,
      outcomes.filter((outcome) => outcome.half === half),
    );
  }
  printRecall('  all', outcomes);
  const p95 = percentile(
    outcomes.map(({ milliseconds }) => milliseconds),
    0.95,
  );
  const found = recall(outcomes.map(({ place }) => place));
  const plainFound = recall(outcomes.map(({ plainPlace }) => plainPlace));
  console.log(
    JSON.stringify({
      set,
      queries: outcomes.length,
      recall: found,
      bm25f: plainFound,
      points: Math.round(1000 * (found[5] - plainFound[5])) / 10,
      p95_ms: Math.round(p95 * 10) / 10,
    }),
  );
  return shown;
}

function printRecall(label: string, outcomes: readonly Outcome[]): void {
  const line = (places: readonly number[]) =>
    Object.values(recall(places))
      .map((share) => share.toFixed(3))
      .join(' / ');
  const engine = line(outcomes.map(({ place }) => place));
  const plainLine = line(outcomes.map(({ plainPlace }) => plainPlace));
  console.log(`${label.padEnd(14)} ${outcomes.length} queries, recall at 1 / 5 / 10: ${engine}   BM25F ${plainLine}`);
}
