import { summaryOf } from '../../../domain/src/modules/cases/definition';
import { alreadyReported } from '../../../domain/src/modules/cases/recurrence/bounds';
import {
  allPairs,
  englishPairs,
  type FrenchPair,
  otherTexts,
  seenPairs,
  unseenPairs,
} from '../../../domain/src/modules/cases/recurrence/testing/french-pairs';
import { measureCompany } from '../../../server/src/modules/cases/recurrence/measure-backgrounds';
import { bm25f } from './bm25f';
import { analyze, asCase, insertCases, search, withDatabase } from './company';
import { indexAll } from './recall';
import type { Report } from './sets';

const day = '2026-11-18';

/** As it is typed: the title is the first sentence, as of a report that is being written. */
function reportOf(text: string): Report {
  const title = summaryOf({ ...asCase({ title: '', text: '', day }, 0).definition, what: text });
  return { key: text, title, text: text.startsWith(title) ? text.slice(title.length) : text, day };
}

interface Outcome {
  readonly asked: string;
  /** From 0; -1 when the case that is meant is not among those shown. */
  readonly place: number;
  readonly plainPlace: number;
  readonly isBelowNearMiss: boolean;
}

/** Asks for cases in other words, among all of them and as many near misses, as while a report is being typed. */
export async function measureFrenchPairs(): Promise<void> {
  await withDatabase(async (bench) => {
    const texts = [...allPairs.flatMap(({ meant, nearMiss }) => [meant, nearMiss]), ...otherTexts];
    const cases = texts.map((text, n) => ({ ...asCase(reportOf(text), n + 1), title: reportOf(text).title }));
    await insertCases(bench, cases);
    await indexAll(bench, cases);
    await analyze(bench);
    await measureCompany(bench.database, bench.companyId);
    const textOf = new Map(cases.map(({ id }, n) => [id, texts[n]]));
    console.log(`\npairs of our own, among ${texts.length} cases`);
    const outcomeOf = async ({ asked, meant, nearMiss }: FrenchPair): Promise<Outcome> => {
      const report = reportOf(asked);
      const { matches } = await search(bench, asCase(report, 0));
      const shown = matches.filter(({ score }) => score >= alreadyReported.from).slice(0, alreadyReported.most);
      const places = (wanted: string) => shown.findIndex(({ id }) => textOf.get(id) === wanted);
      const [place, near] = [places(meant), places(nearMiss)];
      const plain = bm25f([...texts.map(reportOf), report])(texts.length, alreadyReported.most);
      const plainPlace = plain.findIndex((at) => texts[at] === meant);
      return { asked, place, plainPlace, isBelowNearMiss: near >= 0 && (place < 0 || near < place) };
    };
    for (const [label, pairs, names] of [
      ['French, seen', seenPairs, true],
      ['French, unseen', unseenPairs, false],
      ['English to French', englishPairs, true],
    ] as const) {
      const outcomes: Outcome[] = [];
      for (const pair of pairs) outcomes.push(await outcomeOf(pair));
      const count = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length;
      console.log(
        `  ${label.padEnd(18)} ${outcomes.length} pairs: first ${count(({ place }) => place === 0)}, ` +
          `shown ${count(({ place }) => place >= 0)}, below a near miss ${count((one) => one.isBelowNearMiss)}   ` +
          `BM25F first ${count(({ plainPlace }) => plainPlace === 0)}, among three ${count(({ plainPlace }) => plainPlace >= 0)}`,
      );
      const missed = outcomes.filter(({ place }) => place < 0).map(({ asked }) => asked);
      if (names && missed.length > 0) console.log(`    not shown: ${missed.join(' | ')}`);
    }
  });
}
