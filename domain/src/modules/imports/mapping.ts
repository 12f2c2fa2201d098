import type { Message } from '../../kernel/message';
import type { Objection } from '../../kernel/workflow';
import type { Criticality, Kind } from '../cases/public';
import { type FieldName, fieldNames, importFields } from './fields';
import { mappingMessages as m } from './messages/mapping';
import { keyOf } from './parsing/cell';

/** Which column of the sheet gives which value, counted from 0. */
export type Columns = Readonly<Partial<Record<FieldName, number>>>;

/** What holds where a line does not say it. */
export interface ChosenForAll {
  readonly kind: Kind | null;
  readonly criticality: Criticality | null;
  readonly ownerId: number | null;
}

export const nothingChosen: ChosenForAll = { kind: null, criticality: null, ownerId: null };

const wordsOf = (name: FieldName): readonly string[] => {
  const { label, headers } = importFields[name];
  return [label.fr, label.en, name, ...headers].map(keyOf);
};

/** The columns whose headers are known words first, then those whose headers begin with or contain one: each for one value. */
export function guessColumns(headers: readonly string[]): Columns {
  const keys = headers.map(keyOf);
  const columns: Partial<Record<FieldName, number>> = {};
  const taken = new Set<number>();
  const take = (name: FieldName, place: number) => {
    if (place < 0 || taken.has(place) || columns[name] !== undefined) return;
    columns[name] = place;
    taken.add(place);
  };
  // The first word of a list is what it is called most: a sheet may have both `Référence` and `Numéro`.
  const deepest = Math.max(...fieldNames.map((name) => wordsOf(name).length));
  for (let depth = 0; depth < deepest; depth += 1) {
    for (const name of fieldNames) {
      const word = wordsOf(name)[depth];
      if (word)
        take(
          name,
          keys.findIndex((key, place) => key === word && !taken.has(place)),
        );
    }
  }
  const begins = (key: string, word: string) => `${key} `.startsWith(`${word} `);
  const contains = (key: string, word: string) => ` ${key} `.includes(` ${word} `);
  for (const fits of [begins, contains]) {
    for (const name of fieldNames) {
      const words = wordsOf(name).filter((word) => word.length >= 5);
      const isFound = (key: string, place: number) => !taken.has(place) && words.some((word) => fits(key, word));
      take(name, keys.findIndex(isFound));
    }
  }
  return columns;
}

/** The same headers in the same order are the same sheet of another day. */
export function headersKey(headers: readonly string[]): string {
  return headers.map(keyOf).join('|');
}

export interface MappingObjection extends Objection {
  readonly field: FieldName;
}

/** What must be settled before the lines can be looked at. */
export function mappingObjections(columns: Columns, chosen: ChosenForAll, width: number): readonly MappingObjection[] {
  const has = (...names: readonly FieldName[]) => names.some((name) => columns[name] !== undefined);
  const rules: readonly [boolean, FieldName, Message][] = [
    [has('title', 'what'), 'title', m.titleOrDescription],
    [has('detectionDate', 'openedOn'), 'detectionDate', m.detectionOrOpening],
    [has('kind') || chosen.kind !== null, 'kind', m.columnOrChoice],
    [has('criticality') || chosen.criticality !== null, 'criticality', m.columnOrChoice],
    [has('owner') || chosen.ownerId !== null, 'owner', m.columnOrChoice],
    [has('status', 'closedOn'), 'status', m.statusOrClosing],
  ];
  const unsettled = rules.filter(([isSettled]) => !isSettled).map(([, field, message]) => ({ field, message }));
  return [...columnObjections(columns, width), ...unsettled];
}

function columnObjections(columns: Columns, width: number): readonly MappingObjection[] {
  const used = new Set<number>();
  return fieldNames.flatMap((field) => {
    const place = columns[field];
    if (place === undefined) return [];
    if (!Number.isInteger(place) || place < 0 || place >= width) return [{ field, message: m.noSuchColumn }];
    if (used.has(place)) return [{ field, message: m.columnTwice }];
    used.add(place);
    return [];
  });
}
