import { type CellState, cellNumber, cellStates, unpackCells } from '@vigie/domain/modules/training/matrix/cells';
import type { TrainingMatrix } from '@vigie/domain/modules/training/matrix/contract';

export interface Sum {
  readonly qualified: number;
  readonly required: number;
}

/** A matrix whose cells are unpacked, with how many are qualified of those required. */
export interface ShownMatrix {
  readonly people: TrainingMatrix['people'];
  readonly requirements: TrainingMatrix['requirements'];
  readonly stateOf: (person: number, requirement: number) => CellState;
  readonly ofPeople: readonly Sum[];
  readonly ofRequirements: readonly Sum[];
  readonly total: Sum;
}

const counted = new Set<number>((['qualified', 'expiring', 'excepted'] as const).map(cellNumber));

export function shownMatrix({ people, requirements, cells }: TrainingMatrix): ShownMatrix {
  const width = requirements.length;
  const states = unpackCells(cells, people.length * width);
  const newSum = () => ({ qualified: 0, required: 0 });
  const ofPeople = people.map(newSum);
  const ofRequirements = requirements.map(newSum);
  const total = newSum();
  states.forEach((state, at) => {
    if (state === 0) return;
    const sums = [ofPeople[Math.floor(at / width)], ofRequirements[at % width], total];
    for (const sum of sums) {
      if (!sum) continue;
      sum.required += 1;
      if (counted.has(state)) sum.qualified += 1;
    }
  });
  const stateOf = (person: number, requirement: number) =>
    cellStates[states[person * width + requirement] ?? 0] ?? 'none';
  return { people, requirements, stateOf, ofPeople, ofRequirements, total };
}

export interface Window {
  /** Places in the whole matrix. */
  readonly places: readonly number[];
  readonly first: number;
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
}

/** Some of the places, one page of them. An address may ask for more pages than there are. */
export function windowOf(places: readonly number[], page: number, size: number): Window {
  const pageCount = Math.max(1, Math.ceil(places.length / size));
  const shown = Math.min(page, pageCount);
  const first = (shown - 1) * size;
  return { places: places.slice(first, first + size), first, count: places.length, page: shown, pageCount };
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** People and requirements that a search means: of what it finds nothing in, all stay, so that the other half can be read. */
export function matching(matrix: Pick<ShownMatrix, 'people' | 'requirements'>, search: string) {
  const wanted = plain(search.trim());
  const found = (texts: readonly string[]) =>
    texts.flatMap((text, place) => (plain(text).includes(wanted) ? [place] : []));
  const people = found(matrix.people.map(({ name }) => name));
  const requirements = found(matrix.requirements.map(({ id, title }) => `${id} ${title}`));
  if (people.length === 0 && requirements.length === 0) return null;
  const all = (items: readonly unknown[]) => items.map((_, place) => place);
  return {
    people: people.length > 0 ? people : all(matrix.people),
    requirements: requirements.length > 0 ? requirements : all(matrix.requirements),
  };
}
