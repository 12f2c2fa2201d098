import { type CompanyRole, companyRoles } from '../../kernel/identity/actor';
import { usernameKey } from '../../kernel/identity/username-key';
import type { Objection } from '../../kernel/workflow';
import { parseCsv } from './csv';
import { email, personName } from './fields';
import { accountsMessages as m } from './messages/accounts';
import { defaultUsername, longestUsername, usernamePattern } from './username';

export const importLimit = 500;

/** One person of the file as read, with everything that is wrong, so that the file is mended once and not line by line. */
export interface ImportedPerson {
  readonly line: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly team: string;
  readonly objections: readonly Objection[];
}

export interface KnownFacts {
  /** Names of the company's teams. */
  readonly teams: readonly string[];
  /** `usernameKey` of the names that are taken. */
  readonly takenNames: ReadonlySet<string>;
}

/** The first line names the columns, in French or English, in any order. */
const columnNames: Readonly<Record<string, keyof RawPerson>> = {
  username: 'username',
  "nom d'utilisateur": 'username',
  email: 'email',
  'adresse e-mail': 'email',
  first_name: 'firstName',
  'first name': 'firstName',
  prénom: 'firstName',
  last_name: 'lastName',
  'last name': 'lastName',
  nom: 'lastName',
  roles: 'roles',
  rôles: 'roles',
  team: 'team',
  équipe: 'team',
};
const requiredColumns = ['email', 'firstName', 'lastName'] as const;

interface RawPerson {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: string;
  team: string;
}

export type ReadImport =
  | { readonly objection: Objection }
  | { readonly objection: null; readonly people: readonly Omit<ImportedPerson, 'objections'>[] };

/** Reads the file, before anything is known about who and what exists. */
export function readUserImport(text: string): ReadImport {
  const [header, ...rows] = parseCsv(text);
  const columns = (header?.cells ?? []).map((cell) => columnNames[cell.trim().toLowerCase()] ?? null);
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    return { objection: { message: m.importColumnsMissing, values: { columns: missing.join(', ') } } };
  if (rows.length === 0) return { objection: { message: m.importEmpty } };
  if (rows.length > importLimit) return { objection: { message: m.importTooLong, values: { max: importLimit } } };
  return {
    objection: null,
    people: rows.map(({ line, cells }) => {
      const raw: RawPerson = { username: '', email: '', firstName: '', lastName: '', roles: '', team: '' };
      columns.forEach((column, position) => {
        if (column) raw[column] = (cells[position] ?? '').trim();
      });
      const username = raw.username || defaultUsername(raw.firstName, raw.lastName);
      const roles = raw.roles.split(/[,|/ ]+/).filter(Boolean);
      return { ...raw, line, username, roles };
    }),
  };
}

export function checkUserImport(
  people: readonly Omit<ImportedPerson, 'objections'>[],
  facts: KnownFacts,
): readonly ImportedPerson[] {
  const linesOfName = new Map<string, number>();
  return people.map((person) => {
    const key = usernameKey(person.username);
    const firstLine = linesOfName.get(key);
    if (firstLine === undefined) linesOfName.set(key, person.line);
    return { ...person, objections: [...objectionsTo(person, facts), ...sameNameTwice(person, firstLine)] };
  });
}

function sameNameTwice({ username }: { username: string }, line: number | undefined): Objection[] {
  return line === undefined ? [] : [{ message: m.importNameTwice, values: { username, line } }];
}

function objectionsTo(person: Omit<ImportedPerson, 'objections'>, { teams, takenNames }: KnownFacts): Objection[] {
  const objections: Objection[] = [];
  const refuse = (isWrong: boolean, objection: Objection) => {
    if (isWrong) objections.push(objection);
  };
  refuse(!personName.safeParse(person.firstName).success, { message: m.importFirstName });
  refuse(!personName.safeParse(person.lastName).success, { message: m.importLastName });
  refuse(!email.safeParse(person.email).success, { message: m.importEmail });
  refuse(!usernamePattern.test(person.username) || person.username.length > longestUsername, {
    message: m.importUsername,
  });
  refuse(takenNames.has(usernameKey(person.username)), { message: m.usernameTaken });
  for (const role of person.roles) {
    refuse(!companyRoles.includes(role as CompanyRole), { message: m.importRole, values: { role } });
  }
  refuse(person.team !== '' && !teams.some((team) => sameTeam(team, person.team)), {
    message: m.importTeam,
    values: { team: person.team },
  });
  return objections;
}

export function sameTeam(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
