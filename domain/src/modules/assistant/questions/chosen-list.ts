import { type Kind, kinds } from '../../cases/public';
import { type ListName, listNames } from './lists';
import type { QuestionContext } from './question';
import type { Scanned } from './scan';

export interface ChosenList {
  readonly list: ListName;
  /** The kinds of cases that are named, in their usual order. */
  readonly kinds: readonly Kind[];
  /** The noun that names the list, where one does. */
  readonly noun: Scanned | null;
}

/** The list that is named; or else the one that all that is said can be asked of. Null when nothing is said of any. */
export function chooseList(parts: readonly Scanned[], context: QuestionContext): ChosenList | null {
  const named = parts.flatMap(({ meaning }) => (meaning.says === 'kind' ? meaning.kind : []));
  const saidKinds = kinds.filter((kind) => named.includes(kind));
  const nouns = parts.filter(({ meaning }) => meaning.says === 'list');
  const noun = nouns.find(({ meaning }) => listOf(meaning) !== 'cases') ?? nouns[0] ?? null;
  const list = noun ? listOf(noun.meaning) : saidKinds.length > 0 ? 'cases' : likelyList(parts, context);
  return list && { list, kinds: saidKinds, noun };
}

const listOf = (meaning: Scanned['meaning']) => (meaning.says === 'list' ? meaning.list : null);

function likelyList(parts: readonly Scanned[], context: QuestionContext): ListName | null {
  const meanings = parts.map(({ meaning }) => meaning);
  const values = meanings.flatMap((meaning) => (meaning.says === 'value' ? meaning : []));
  const isAbout = (says: string) => meanings.some((meaning) => meaning.says === says);
  // A greeting may name all colleagues.
  const isAssigned = isAbout('assigned') && !isAbout('text');
  if (values.length === 0 && !isAbout('period') && !isAssigned && !isAbout('date') && !isAbout('name')) return null;
  if (context.list) return context.list;
  if (meanings.some((meaning) => meaning.says === 'name' && meaning.filters.reports)) return 'reports';
  const usual = values.find(({ usually }) => usually)?.usually;
  if (usual) return usual;
  const inOrder: readonly ListName[] = ['actions', ...listNames.filter((name) => name !== 'actions')];
  if (values.length > 0) return inOrder.find((list) => values.every(({ values }) => values[list])) ?? 'cases';
  const isOfWork =
    isAbout('assigned') || meanings.some((meaning) => meaning.says === 'date' && meaning.field === 'due');
  return isOfWork ? 'actions' : 'cases';
}
