import { type CompanyRole, companyRoles } from '../../kernel/identity/actor';
import { labelKey, usernameKey } from '../../kernel/text-keys';
import type { Objection } from '../../kernel/workflow';
import { parseCsv } from './csv';
import { email, personName, teamName } from './fields';
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
  /** Whether teams that the file names and the company lacks are created with it. */
  readonly createTeams: boolean;
  /** `usernameKey` of the names that are taken. */
  readonly takenNames: ReadonlySet<string>;
}

/** The first line names the columns, in French or English, in any order. Accents, case, spaces and signs do not count. */
const columnNames: Readonly<Record<keyof RawPerson, readonly string[]>> = {
  username: ['username', 'login', 'userid', 'nomdutilisateur', 'identifiant', 'utilisateur'],
  email: ['email', 'mail', 'emailaddress', 'adresseemail', 'adressemail', 'courriel', 'adresseelectronique'],
  firstName: ['firstname', 'givenname', 'prenom', 'prenoms'],
  lastName: ['lastname', 'surname', 'familyname', 'nom', 'nomdefamille'],
  roles: ['roles', 'role', 'droits', 'profil', 'profils'],
  team: ['team', 'teams', 'equipe', 'equipes'],
};

/** What people write for each role, compared in the same way. */
const roleNames: Readonly<Record<CompanyRole, readonly string[]>> = {
  reporter: ['reporter', 'declarant', 'declarante', 'declaration', 'reporting', 'signalement'],
  validator: ['validator', 'validateur', 'validatrice', 'valideur', 'valideuse', 'validation'],
  qa: ['qa', 'aq', 'qualite', 'quality', 'assurancequalite', 'qualityassurance'],
  designer: [
    'designer',
    'formdesigner',
    'concepteur',
    'conceptrice',
    'conception',
    'concepteurdeformulaires',
    'design',
  ],
  company_admin: [
    'companyadmin',
    'admin',
    'administrator',
    'companyadministrator',
    'administrateur',
    'administratrice',
    'administration',
    'administrateurdelentreprise',
  ],
};

const keyOf = (word: string) => labelKey(word).replace(/[^a-z]/g, '');

function columnAt(cell: string): keyof RawPerson | null {
  const key = keyOf(cell);
  const names = Object.keys(columnNames) as (keyof RawPerson)[];
  return names.find((name) => columnNames[name].includes(key)) ?? null;
}

/** `Assurance qualité` is one role and `validator qa` two: what is no role as a whole is read word by word. */
function rolesIn(cell: string): string[] {
  const parts = cell.split(/[,;|/+&]|\s(?:et|and)\s/).map((part) => part.trim());
  const words = parts.flatMap((part) => (roleNamed(part) ? [part] : part.split(/\s+/)));
  return [...new Set(words.filter(Boolean).map((word) => roleNamed(word) ?? word))];
}

function roleNamed(word: string): CompanyRole | undefined {
  const key = keyOf(word);
  return companyRoles.find((role) => roleNames[role].includes(key));
}

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
  const columns = (header?.cells ?? []).map(columnAt);
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
      const roles = rolesIn(raw.roles);
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

function objectionsTo(person: Omit<ImportedPerson, 'objections'>, facts: KnownFacts): Objection[] {
  const { teams, createTeams, takenNames } = facts;
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
  const isNewTeam = person.team !== '' && !teams.some((team) => sameTeam(team, person.team));
  refuse(isNewTeam && !createTeams, { message: m.importTeam, values: { team: person.team } });
  refuse(isNewTeam && createTeams && !teamName.safeParse(person.team).success, {
    message: m.importTeamName,
    values: { team: person.team },
  });
  return objections;
}

export function sameTeam(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Teams that the file names and the company lacks, each once, as it is first written. */
export function newTeamsOf(people: readonly Pick<ImportedPerson, 'team'>[], teams: readonly string[]): string[] {
  const found: string[] = [];
  for (const { team } of people) {
    if (team !== '' && ![...teams, ...found].some((known) => sameTeam(known, team))) found.push(team);
  }
  return found;
}
