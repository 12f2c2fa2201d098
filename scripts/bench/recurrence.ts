// npm run bench:recurrence -- --reports FILE --duplicates FILE
// Loads reports with known duplicates as cases, through the code that indexes cases, and looks for each of them through the
// code that searches; prints how often a duplicate is among the first answers, with BM25F beside it, and how often what is
// shown at a percentage is real. Without files: both sets of --folder, which is ../shared/data/recurrence.
// Then the pairs of our own, in French and from English to French; with --french these alone.
// npm run bench:recurrence -- --growth
// After that: time of one search and memory among 10,000 and 100,000 cases of a company, and the time to index them anew.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printCalibration, type ShownMatch } from './recurrence/calibration';
import { measureFrenchPairs } from './recurrence/french-pairs';
import { measureGrowth } from './recurrence/growth';
import { measureRecall } from './recurrence/recall';

const { values: asked } = parseArgs({
  options: {
    reports: { type: 'string' },
    duplicates: { type: 'string' },
    folder: { type: 'string', default: resolve(import.meta.dirname, '../../../shared/data/recurrence') },
    french: { type: 'boolean' },
    growth: { type: 'boolean' },
  },
});
const inFolder = (set: string) => ({
  set,
  reports: join(asked.folder, `${set}-reports.csv`),
  duplicates: join(asked.folder, `${set}-duplicates.csv`),
});
const { reports, duplicates } = asked;
const sets =
  reports && duplicates
    ? [{ set: basename(reports).replace(/-reports\.csv$|\.csv$/, ''), reports, duplicates }]
    : ['hadoop', 'seamonkey'].map(inFolder);
const missing = sets.flatMap((set) => [set.reports, set.duplicates]).find((file) => !existsSync(file));
if (asked.french) {
  await measureFrenchPairs();
} else if (missing) {
  console.error(`There is no file ${missing}: name the reports with --reports and their duplicates with --duplicates.`);
  process.exitCode = 1;
} else {
  const all: ShownMatch[] = [];
  for (const one of sets) {
    const shown = await measureRecall(one.set, one.reports, one.duplicates);
    printCalibration(one.set, shown);
    all.push(...shown);
  }
  if (sets.length > 1) printCalibration('all sets', all);
  await measureFrenchPairs();
}
if (asked.growth) await measureGrowth();
