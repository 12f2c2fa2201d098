import { addDays } from '../../kernel/day';
import { labelKey, usernameKey } from '../../kernel/text-keys';
import type { Objection } from '../../kernel/workflow';
import { parseCsv } from '../accounts/public';
import { maxNewPlacements } from './contract';
import { placementFileMessages as m, placementFieldMessages } from './messages';
import { endsBeforeItBegins, type PlacedPeriod, saysTheSame } from './period';

/** A line of a file as it was read; a day that is none is null, and what was written stands in `unread`. */
export interface PlacementLine {
  readonly line: number;
  readonly username: string;
  readonly department: string;
  readonly site: string;
  readonly post: string;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly unread: readonly string[];
}

interface RawLine {
  username: string;
  department: string;
  site: string;
  post: string;
  validFrom: string;
  validUntil: string;
}

/** The first line names the columns, in French or English, in any order. Accents, case, spaces and signs do not count. */
const columnNames: Readonly<Record<keyof RawLine, readonly string[]>> = {
  username: ['username', 'login', 'user', 'nomdutilisateur', 'identifiant', 'utilisateur'],
  department: ['department', 'service', 'departement'],
  site: ['site', 'usine', 'plant'],
  post: ['post', 'poste', 'position', 'fonction'],
  validFrom: ['firstday', 'from', 'validfrom', 'premierjour', 'debut', 'du', 'depuis'],
  validUntil: ['lastday', 'until', 'validuntil', 'dernierjour', 'fin', 'au', 'jusquau'],
};
const requiredColumns = ['username', 'department', 'site', 'validFrom'] as const;

const keyOf = (word: string) => labelKey(word).replace(/[^a-z]/g, '');

function columnAt(cell: string): keyof RawLine | null {
  const names = Object.keys(columnNames) as (keyof RawLine)[];
  return names.find((name) => columnNames[name].includes(keyOf(cell))) ?? null;
}

/** `2026-03-01`, or as it is written in French: `01/03/2026`. */
function dayIn(text: string): string | null {
  const french = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  const [, d = '', m_ = '', y = ''] = french ?? [];
  const day = french ? `${y}-${m_.padStart(2, '0')}-${d.padStart(2, '0')}` : text;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

export type ReadPlacements =
  | { readonly objection: Objection }
  | { readonly objection: null; readonly lines: readonly PlacementLine[] };

/** Reads the file, before anything is known about who works where. */
export function readPlacementFile(text: string): ReadPlacements {
  const [header, ...rows] = parseCsv(text);
  const columns = (header?.cells ?? []).map(columnAt);
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return { objection: { message: m.columnsMissing } };
  }
  if (rows.length === 0) return { objection: { message: m.empty } };
  if (rows.length > maxNewPlacements) return { objection: { message: m.tooLong, values: { max: maxNewPlacements } } };
  return {
    objection: null,
    lines: rows.map(({ line, cells }) => {
      const raw: RawLine = { username: '', department: '', site: '', post: '', validFrom: '', validUntil: '' };
      columns.forEach((column, position) => {
        if (column) raw[column] = (cells[position] ?? '').trim();
      });
      const [validFrom, validUntil] = [dayIn(raw.validFrom), dayIn(raw.validUntil)];
      const unread = [validFrom === null ? raw.validFrom : '', validUntil === null ? raw.validUntil : ''];
      return { ...raw, line, validFrom, validUntil, unread: unread.filter(Boolean) };
    }),
  };
}

/** Where somebody works already, by `usernameKey`. */
export type KnownPlaces = ReadonlyMap<string, readonly PlacedPeriod[]>;

export interface CheckedLine extends PlacementLine {
  readonly objections: readonly Objection[];
}

const longest = 200;

/** Everything that is wrong with each line, so that the file is mended once. `endsEarlier` as for those who are chosen. */
export function checkPlacementFile(
  lines: readonly PlacementLine[],
  known: KnownPlaces,
  endsEarlier: boolean,
): readonly CheckedLine[] {
  const standing = endsEarlier ? endedBefore(lines, known) : known;
  return lines.map((line, at) => ({ ...line, objections: objectionsTo(line, lines.slice(0, at), standing) }));
}

/** What people had without a last day, as it is once the day before their first line has ended it. */
function endedBefore(lines: readonly PlacementLine[], known: KnownPlaces): KnownPlaces {
  const firstDays = new Map<string, string>();
  for (const { username, validFrom } of lines) {
    const key = usernameKey(username);
    const before = firstDays.get(key);
    if (validFrom !== null && (before === undefined || validFrom < before)) firstDays.set(key, validFrom);
  }
  const ended = [...known].map(([key, places]) => {
    const day = firstDays.get(key);
    const isEnded = (one: PlacedPeriod) => day !== undefined && one.validUntil === null && one.validFrom < day;
    return [key, places.map((one) => (isEnded(one) ? { ...one, validUntil: addDays(day ?? '', -1) } : one))] as const;
  });
  return new Map(ended);
}

function objectionsTo(line: PlacementLine, earlier: readonly PlacementLine[], known: KnownPlaces): Objection[] {
  const { username, department, site, post, validFrom, validUntil, unread } = line;
  const key = usernameKey(username);
  const places = known.get(key);
  const objections: Objection[] = unread.map((day) => ({ message: m.noDay, values: { day } }));
  const refuse = (isWrong: boolean, objection: Objection) => {
    if (isWrong) objections.push(objection);
  };
  refuse(places === undefined, { message: m.unknownUser, values: { name: username || '–' } });
  refuse(department === '', { message: placementFieldMessages.departmentMissing });
  refuse(site === '', { message: placementFieldMessages.siteMissing });
  refuse(validFrom === null && unread.length === 0, { message: placementFieldMessages.validFromMissing });
  refuse(
    [department, site, post].some((text) => text.length > longest),
    { message: m.tooLongText, values: { max: longest } },
  );
  if (validFrom === null) return objections;
  const period = { department, site, validFrom, validUntil };
  refuse(endsBeforeItBegins(period), { message: placementFieldMessages.untilBeforeFrom });
  refuse(places?.some((one) => saysTheSame(one, period)) === true, { message: m.placedAlready });
  const twin = earlier.find(
    (one) =>
      one.validFrom !== null &&
      usernameKey(one.username) === key &&
      saysTheSame({ ...one, validFrom: one.validFrom }, period),
  );
  if (twin) objections.push({ message: m.twice, values: { line: twin.line } });
  return objections;
}
