import { rarityShare } from '@vigie/domain/modules/cases/recurrence/collection';
import { factTermsOf, kindShare, maxShare } from '@vigie/domain/modules/cases/recurrence/facets';
import type { Question } from '@vigie/domain/modules/cases/recurrence/question';
import { nearness } from '@vigie/domain/modules/cases/recurrence/score';
import { type CompanyIndex, dayNumber } from './company-index';
import { titleBit, weightBits, weightStep } from './postings';

/** What the cases of a company have in common with a question, by their places. */
interface Sums {
  readonly words: Float32Array;
  readonly title: Float32Array;
  readonly otherTitle: Float32Array;
  readonly facts: Float32Array;
  readonly scores: Float32Array;
}

const sumsFor = (places: number): Sums => {
  const some = () => new Float32Array(places);
  return { words: some(), title: some(), otherTitle: some(), facts: some(), scores: some() };
};

let used = sumsFor(0);

/** The same room for every search, which does not pause: what is thrown away is collected at the cost of a later one. */
function emptySums(places: number): Sums {
  if (used.words.length < places) used = sumsFor(Math.ceil(places * 1.25));
  else for (const sums of Object.values(used) as Float32Array[]) sums.fill(0, 0, places);
  return used;
}

/**
 * The numbers of the cases that resemble a question most, the best first. Every case that shares a word or a fact with it is
 * weighed, by the words and the titles, time and facts; what the letters add is left to `compare`.
 */
export function nearestTo(question: Question, index: CompanyIndex, most: number): number[] {
  const { count, numbers } = index.places;
  const sums = emptySums(count);
  const least = leastRarity(question, index);
  for (const [term, [standing]] of question.standings) {
    if (standing && question.rarity(term) >= least) addTerm(sums, question, index, term, standing);
  }
  for (const fact of factTermsOf(question.document)) addFact(sums, question, index, fact);
  return bestOf(scoresOf(sums, question, index), count, most).map((place) => numbers[place] ?? 0);
}

const manyCases = 2000;
const commonplace = 1;

/** Among many cases, words that more than a third of them have decide nothing, unless nothing rarer was said. */
function leastRarity({ terms }: Question, { documents }: CompanyIndex): number {
  return documents > manyCases && terms.some(({ rarity }) => rarity > 2 * commonplace) ? commonplace : 0;
}

function addTerm(
  { words, title, otherTitle }: Sums,
  { terms, rarity }: Question,
  { vocabulary, postings }: CompanyIndex,
  term: string,
  { asked: at, share }: { readonly asked: number; readonly share: number },
): void {
  const id = vocabulary.idOf(term);
  const asked = terms[at];
  if (id === undefined || !asked) return;
  const own = rarity(term);
  const said = asked.weight * asked.rarity * share * Math.min(own, asked.rarity) * weightStep;
  const [inMine, inTheirs] = [asked.isInTitle ? asked.rarity * share : 0, own * share];
  for (const entries of postings.runsOf(id)) {
    for (let n = 0; n < entries.length; n += 1) {
      const entry = entries[n] as number;
      const place = entry >>> 8;
      (words[place] as number) += said * (entry & weightBits);
      if (inMine > 0) (title[place] as number) += inMine;
      if ((entry & titleBit) > 0) (otherTitle[place] as number) += inTheirs;
    }
  }
}

function addFact(
  { facts }: Sums,
  { rarity }: Question,
  { vocabulary, postings, documents }: CompanyIndex,
  fact: string,
): void {
  const id = vocabulary.idOf(fact);
  if (id === undefined) return;
  const share = kindShare * rarityShare(rarity(fact), documents);
  for (const entries of postings.runsOf(id)) {
    for (let n = 0; n < entries.length; n += 1) (facts[(entries[n] as number) >>> 8] as number) += share;
  }
}

function scoresOf(
  { words, title, otherTitle, facts, scores }: Sums,
  question: Question,
  index: CompanyIndex,
): Float32Array {
  const { count, numbers, days, norms, titleRarities } = index.places;
  const day = dayNumber(question.document.day);
  const allTitle = question.terms.reduce((all, { rarity, isInTitle }) => (isInTitle ? all + rarity : all), 0);
  const part = (some: number, all: number) => (some > 0 && all > 0 ? Math.min(1, some / all) : 0);
  for (let place = 0; place < count; place += 1) {
    if ((words[place] === 0 && facts[place] === 0) || numbers[place] === 0) continue;
    const angle = part(words[place] as number, question.norm * (norms[place] as number));
    const mine = part(title[place] as number, allTitle);
    const theirs = part(otherTitle[place] as number, titleRarities[place] as number);
    const byWords = ((angle + (mine + theirs) / 2) / 2) * nearness(Math.abs(day - (days[place] as number)));
    scores[place] = byWords + (1 - byWords) * Math.min(maxShare, facts[place] as number);
  }
  return scores;
}

const bins = 1024;

/** The places of the highest scores, best first; among equals the newest. Without sorting all of them. */
function bestOf(scores: Float32Array, count: number, most: number): number[] {
  const counts = new Uint32Array(bins);
  const binOf = (score: number) => Math.min(bins - 1, Math.floor(score * bins));
  for (let place = 0; place < count; place += 1) {
    const score = scores[place] as number;
    if (score > 0) (counts[binOf(score)] as number) += 1;
  }
  let lowest = bins - 1;
  for (let some = counts[lowest] ?? 0; lowest > 0 && some < most; some += counts[lowest] ?? 0) lowest -= 1;
  const chosen: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const score = scores[place] ?? 0;
    if (score > 0 && binOf(score) >= lowest) chosen.push(place);
  }
  return chosen.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a).slice(0, most);
}
