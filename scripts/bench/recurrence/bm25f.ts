import { termsOf } from '../../../domain/src/modules/cases/recurrence/terms';
import type { Report } from './sets';

const titleWeight = 3;
const k1 = 1.2;
const b = 0.75;

/** What everything is held against: BM25F as it is in the books, with the engine's own terms and nothing tuned. */
export function bm25f(reports: readonly Report[]): (asked: number, most: number) => number[] {
  const fields = reports.map(({ title, text }) => [countsOf(title), countsOf(text)] as const);
  const lengthOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0);
  const lengths = fields.map(([title, text]) => [lengthOf(title), lengthOf(text)] as const);
  const usual = [0, 1].map((field) => lengths.reduce((all, one) => all + (one[field] ?? 0), 0) / reports.length);
  const postings = new Map<string, [place: number, weight: number][]>();
  for (const [place, [title, text]] of fields.entries()) {
    const norm = (field: 0 | 1) => 1 - b + (b * (lengths[place]?.[field] ?? 0)) / Math.max(1e-9, usual[field] ?? 0);
    for (const term of new Set([...title.keys(), ...text.keys()])) {
      const often = (titleWeight * (title.get(term) ?? 0)) / norm(0) + (text.get(term) ?? 0) / norm(1);
      const list = postings.get(term) ?? [];
      list.push([place, (often * (k1 + 1)) / (often + k1)]);
      postings.set(term, list);
    }
  }
  return (asked, most) => {
    const scores = new Float64Array(reports.length);
    const [title = new Map<string, number>(), text = new Map<string, number>()] = fields[asked] ?? [];
    for (const term of new Set([...title.keys(), ...text.keys()])) {
      const list = postings.get(term) ?? [];
      const rarity = Math.log(1 + (reports.length - list.length + 0.5) / (list.length + 0.5));
      const often = 1 + Math.log((title.get(term) ?? 0) + (text.get(term) ?? 0));
      for (const [place, weight] of list) scores[place] = (scores[place] ?? 0) + often * rarity * weight;
    }
    scores[asked] = 0;
    const places = [...scores.keys()].filter((place) => (scores[place] ?? 0) > 0);
    return places.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0)).slice(0, most);
  };
}

function countsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { term } of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
