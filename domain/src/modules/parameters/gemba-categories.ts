import { labelKey, tidyLabel } from '../../kernel/text-keys';
import type { Objection } from '../../kernel/workflow';
import { gembaCategoryMessages, gembaCategoriesMessages as m } from './messages/gemba-categories';

/** What an observation of a gemba walk is about, by name; a company adds categories of its own, which are what they are called. */
export const gembaCategories = ['safety', 'quality', 'order', 'equipment', 'people', 'environment'] as const;
export type GembaCategory = (typeof gembaCategories)[number];

export const gembaCategoryBounds = { letters: 40, min: 3, max: 8 } as const;

export function isBuiltInCategory(category: string): category is GembaCategory {
  return gembaCategories.some((one) => one === category);
}

/** Those that are built in come first and in their order, then those of the company, each once. */
export function categoriesInOrder(categories: readonly string[]): string[] {
  const own = new Map(
    categories.filter((one) => !isBuiltInCategory(one)).map((one) => [labelKey(one), tidyLabel(one)]),
  );
  return [...gembaCategories.filter((one) => categories.includes(one)), ...own.values()];
}

/** What a reader would take for one that is built in. */
const builtInKeys = new Set<string>([
  ...gembaCategories,
  ...Object.values(gembaCategoryMessages).flatMap(({ fr, en }) => [labelKey(fr), labelKey(en)]),
]);

/** What is wrong with a category that a company wants to add to those it has. */
export function newCategoryProblem(category: string, categories: readonly string[]): Objection | null {
  const { letters } = gembaCategoryBounds;
  const values = { category: tidyLabel(category) };
  if (!/[\p{L}\p{N}]/u.test(category)) return { message: m.missing };
  if (tidyLabel(category).length > letters) return { message: m.tooLong, values: { max: letters } };
  if (builtInKeys.has(labelKey(category))) return { message: m.builtIn, values };
  return categories.some((one) => labelKey(one) === labelKey(category)) ? { message: m.twice, values } : null;
}

/** What is wrong with all that a company wants to offer. */
export function categoriesProblem(categories: readonly string[]): Objection | null {
  const { min, max } = gembaCategoryBounds;
  const known: string[] = [];
  for (const category of categories.filter((one) => !isBuiltInCategory(one))) {
    const problem = newCategoryProblem(category, known);
    if (problem) return problem;
    known.push(category);
  }
  const different = categoriesInOrder(categories).length;
  return different < min || different > max ? { message: m.howMany, values: { min, max } } : null;
}

/** An observer may choose what is offered, and leave what the observation has already. */
export function categoryObjection(
  category: string,
  before: string | null,
  offered: readonly string[],
): Objection | null {
  return category === before || offered.includes(category) ? null : { message: m.notOffered };
}
