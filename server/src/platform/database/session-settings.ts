import { type Actor, roles as knownRoles } from '@vigie/domain/kernel/identity/actor';

/**
 * What holds for everything that is asked. The application never runs as the owner of its tables, whatever account the
 * address names; its tables are looked for before temporary ones of the same name.
 */
const always = {
  role: 'vigie_app',
  search_path: 'public,pg_temp',
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '30000',
};

/** For a connection that is a session of its own: set once, when it is opened. */
export const startOptions = Object.entries(always)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** For one behind a pooler, where every transaction may be in another session: each begins with them. */
export const transactionSettings = Object.entries(always)
  .map(([name, value]) => `set local ${name} to ${value}`)
  .join('; ');

/** What row-level security goes by: the company, and who in it reads. No user id is the system, which reads everything. */
export function settingsFor({ companyId, userId, roles }: Actor, lasting: 'session' | 'local'): string {
  if (!Number.isInteger(companyId)) throw new TypeError('a company id is a whole number');
  if (userId !== null && !Number.isInteger(userId)) throw new TypeError('a user id is a whole number');
  const held = roles.filter((role) => knownRoles.includes(role)).join(',');
  const set = `set ${lasting} vigie`;
  return `${set}.company to '${companyId}'; ${set}.reader to '${userId ?? 'system'}'; ${set}.roles to '{${held}}'`;
}
