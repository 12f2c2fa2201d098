import { rarityShare } from '@vigie/domain/modules/cases/recurrence/collection';
import { factTermsOf, kindShare } from '@vigie/domain/modules/cases/recurrence/facets';
import type { Question } from '@vigie/domain/modules/cases/recurrence/question';
import type { CompanyIndex } from './company-index';
import { weightBits, weightStep } from './postings';

/** What the cases of a company have in common with a question, by their places. */
interface Sums {
  readonly words: Float32Array;
  readonly facts: Float32Array;
}

let used: Sums = { words: new Float32Array(0), facts: new Float32Array(0) };

/** The same room for every search, which does not pause: what is thrown away is collected at the cost of a later one. */
function emptySums(places: number): Sums {
  if (used.words.length < places) {
    const room = Math.ceil(places * 1.25);
    used = { words: new Float32Array(room), facts: new Float32Array(room) };
  } else {
    used.words.fill(0, 0, places);
    used.facts.fill(0, 0, places);
  }
  return used;
}

/** Cases with few words of the question, of which a batch or a product says more. */
const mostByFacts = 50;

/**
 * The numbers of the cases that come nearest to a question by BM25F, the best first; behind them those that share the rarest
 * facts with it. Letters and titles, time and the rest are left to the score.
 */
export function nearestTo(question: Question, index: CompanyIndex, most: number): number[] {
  const numbers = index.places;
  const { words, facts } = emptySums(numbers.length);
  const least = leastRarity(question, index);
  for (const [term, [standing]] of question.standings) {
    if (standing && question.rarity(term) >= least) addTerm(words, question, index, term, standing);
  }
  for (const fact of factTermsOf(question.document)) addFact(facts, question, index, fact);
  const places = new Set([...bestOf(words, numbers, most), ...bestOf(facts, numbers, mostByFacts)]);
  return [...places].map((place) => numbers[place] ?? 0);
}

const manyCases = 2000;
const commonplace = 1;

/** Among many cases, words that more than a third of them have decide nothing, unless nothing rarer was said. */
function leastRarity({ terms }: Question, { documents }: CompanyIndex): number {
  return documents > manyCases && terms.some(({ rarity }) => rarity > 2 * commonplace) ? commonplace : 0;
}

/** As shares of what the question would score itself, as in the score. */
function addTerm(
  words: Float32Array,
  { terms, rarity, own }: Question,
  { vocabulary, postings }: CompanyIndex,
  term: string,
  { asked: at, share }: { readonly asked: number; readonly share: number },
): void {
  const id = vocabulary.idOf(term);
  const asked = terms[at];
  if (id === undefined || !asked || own === 0) return;
  const said = ((asked.asked * share * Math.min(rarity(term), asked.rarity)) / own) * weightStep;
  for (const entries of postings.runsOf(id)) {
    for (let n = 0; n < entries.length; n += 1) {
      const entry = entries[n] as number;
      (words[entry >>> 8] as number) += said * (entry & weightBits);
    }
  }
}

function addFact(
  facts: Float32Array,
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

const bins = 1024;

/** The places of the highest scores, best first; among equals the newest. Without sorting all of them. */
function bestOf(scores: Float32Array, numbers: Int32Array, most: number): number[] {
  const counts = new Uint32Array(bins);
  const binOf = (score: number) => Math.min(bins - 1, Math.floor(score * bins));
  for (let place = 0; place < numbers.length; place += 1) {
    const score = scores[place] as number;
    if (score > 0 && numbers[place] !== 0) (counts[binOf(score)] as number) += 1;
  }
  let lowest = bins - 1;
  for (let some = counts[lowest] ?? 0; lowest > 0 && some < most; some += counts[lowest] ?? 0) lowest -= 1;
  const chosen: number[] = [];
  for (let place = 0; place < numbers.length; place += 1) {
    const score = scores[place] ?? 0;
    if (score > 0 && numbers[place] !== 0 && binOf(score) >= lowest) chosen.push(place);
  }
  return chosen.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a).slice(0, most);
}
