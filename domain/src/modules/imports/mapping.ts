import type { Message } from '../../kernel/message';
import type { Objection } from '../../kernel/workflow';
import type { Criticality, Kind } from '../cases/public';
import { mappingMessages as m } from './messages/mapping';
import { keyOf } from './parsing/cell';
import { type FieldName, fieldNamesOf, fieldOf, type ImportSubject } from './subjects';

/** Which column of the sheet gives which value, counted from 0. */
export type Columns = Readonly<Partial<Record<FieldName, number>>>;

/** What holds where a line does not say it. */
export interface ChosenForAll {
  readonly kind: Kind | null;
  readonly criticality: Criticality | null;
  readonly ownerId: number | null;
}

export const nothingChosen: ChosenForAll = { kind: null, criticality: null, ownerId: null };

const wordsOf = (subject: ImportSubject, name: FieldName): readonly string[] => {
  const { label, headers } = fieldOf(subject, name);
  return [label.fr, label.en, name, ...headers].map(keyOf);
};

/** The columns whose headers are known words first, then those whose headers begin with or contain one: each for one value. */
export function guessColumns(headers: readonly string[], subject: ImportSubject): Columns {
  const fieldNames = fieldNamesOf(subject);
  const keys = headers.map(keyOf);
  const columns: Partial<Record<FieldName, number>> = {};
  const taken = new Set<number>();
  const take = (name: FieldName, place: number) => {
    if (place < 0 || taken.has(place) || columns[name] !== undefined) return;
    columns[name] = place;
    taken.add(place);
  };
  // The first word of a list is what it is called most: a sheet may have both `Référence` and `Numéro`.
  const deepest = Math.max(...fieldNames.map((name) => wordsOf(subject, name).length));
  for (let depth = 0; depth < deepest; depth += 1) {
    for (const name of fieldNames) {
      const word = wordsOf(subject, name)[depth];
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
      const words = wordsOf(subject, name).filter((word) => word.length >= 5);
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

type Rule = readonly [isSettled: boolean, field: FieldName, message: Message];

/** What must be settled before the lines can be looked at. */
export function mappingObjections(
  subject: ImportSubject,
  columns: Columns,
  chosen: ChosenForAll,
  width: number,
): readonly MappingObjection[] {
  const rules = subject === 'cases' ? rulesOfCases(columns, chosen) : rulesOfAudits(columns, chosen);
  const unsettled = rules.filter(([isSettled]) => !isSettled).map(([, field, message]) => ({ field, message }));
  return [...columnObjections(fieldNamesOf(subject), columns, width), ...unsettled];
}

const hasAny = (columns: Columns, ...names: readonly FieldName[]) => names.some((name) => columns[name] !== undefined);

function rulesOfCases(columns: Columns, chosen: ChosenForAll): readonly Rule[] {
  return [
    [hasAny(columns, 'title', 'what'), 'title', m.titleOrDescription],
    [hasAny(columns, 'detectionDate', 'openedOn'), 'detectionDate', m.detectionOrOpening],
    [hasAny(columns, 'kind') || chosen.kind !== null, 'kind', m.columnOrChoice],
    [hasAny(columns, 'criticality') || chosen.criticality !== null, 'criticality', m.columnOrChoice],
    [hasAny(columns, 'owner') || chosen.ownerId !== null, 'owner', m.columnOrChoice],
    [hasAny(columns, 'status', 'closedOn'), 'status', m.statusOrClosing],
  ];
}

function rulesOfAudits(columns: Columns, chosen: ChosenForAll): readonly Rule[] {
  const needed = (['originalNumber', 'title', 'plannedFrom', 'closedOn', 'site'] as const).map(
    (name): Rule => [hasAny(columns, name), name, m.column],
  );
  return [
    ...needed,
    [hasAny(columns, 'departments', 'supplier'), 'departments', m.departmentsOrSupplier],
    [hasAny(columns, 'lead') || chosen.ownerId !== null, 'lead', m.columnOrChoice],
    [!hasAny(columns, 'statement') || hasAny(columns, 'grade'), 'grade', m.column],
  ];
}

function columnObjections(
  fieldNames: readonly FieldName[],
  columns: Columns,
  width: number,
): readonly MappingObjection[] {
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
