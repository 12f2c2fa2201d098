import { searchWords } from '../../kernel/search-words';
import type { ProductBatch } from './steps/impact';
import type { Causes } from './steps/root-cause';

const shortestWord = 4;
const alikeFrom = 0.5;

const distinctiveWords = (text: string) => new Set(searchWords(text).filter((word) => word.length >= shortestWord));

/** Twice what they share, over what they say together: 1 for the same words, 0 for none in common. */
function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

export function rootTexts(causes: Causes): readonly string[] {
  return Object.values(causes)
    .filter(({ isRootCause }) => isRootCause)
    .map(({ text }) => text);
}

/** Whether a root cause of one says the same as a root cause of the other, in about the same words. */
export function sharesCause(mine: readonly string[], theirs: readonly string[]): boolean {
  const others = theirs.map(distinctiveWords);
  return mine.map(distinctiveWords).some((words) => others.some((other) => similarityOf(words, other) >= alikeFrom));
}

export function productsOf({ batches }: Pick<ProductBatch, 'batches'>): readonly string[] {
  return [...new Set(batches.map(({ product }) => searchWords(product).join(' ')).filter(Boolean))];
}

export function sharesProduct(mine: readonly string[], theirs: readonly string[]): boolean {
  return mine.some((product) => theirs.includes(product));
}
