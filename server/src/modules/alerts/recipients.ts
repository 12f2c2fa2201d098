import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import type { Message } from '@vigie/domain/kernel/message';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { type alertsEndpoints, maxRecipientsNamed } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import {
  findTeams,
  listActiveMembers,
  listEveryActiveId,
  listPeople,
  searchCircle,
  searchTeams,
} from '../accounts/public';

const maxOffered = 20;

export function searchRecipients(
  { database }: Platform,
  context: Context,
  search: string,
): Promise<OutputOf<(typeof alertsEndpoints)['searchRecipients']>> {
  const { companyId, userId } = context.actor;
  return database.read(context, async (reader) => {
    const everyone = { roles: companyRoles, andId: userId ?? -1 };
    // One more than is shown, because the person who asks is left out.
    const people = await searchCircle(reader, companyId, everyone, search, maxOffered + 1);
    return {
      people: people.filter(({ id }) => id !== userId).slice(0, maxOffered),
      teams: await searchTeams(reader, companyId, search, maxOffered),
    };
  });
}

export interface Recipients {
  readonly ids: readonly number[];
  readonly isEveryone: boolean;
  /** As a row of the list shows them. */
  readonly names: readonly string[];
}

interface Wanted {
  readonly recipientIds: readonly number[];
  readonly teamIds: readonly number[];
}

/** Without any that is named: everyone who is active. Never the author. */
export async function resolveRecipients(tx: Tx, wanted: Wanted): Promise<Recipients> {
  const { companyId, userId } = tx.context.actor;
  const isEveryone = wanted.recipientIds.length === 0 && wanted.teamIds.length === 0;
  const named = isEveryone
    ? { ids: await listEveryActiveId(tx, companyId), names: [] }
    : await resolveNamed(tx, wanted);
  const ids = [...new Set(named.ids)].filter((id) => id !== userId);
  if (ids.length === 0) throw invalidField('recipientIds', m.noRecipient);
  return { ids, isEveryone, names: named.names.slice(0, maxRecipientsNamed) };
}

async function resolveNamed(tx: Tx, { recipientIds, teamIds }: Wanted): Promise<{ ids: number[]; names: string[] }> {
  const { companyId, userId } = tx.context.actor;
  const people = await listPeople(tx, companyId, recipientIds);
  const teams = await findTeams(tx, companyId, teamIds);
  const usernames = new Map([...people].map(([id, { username }]) => [id, username]));
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  refuseUnknown('recipientIds', recipientIds, usernames, m.noSuchPerson);
  refuseUnknown('teamIds', teamIds, teamNames, m.noSuchTeam);
  const others = [...new Set(recipientIds)].filter((id) => id !== userId);
  return {
    ids: [...others, ...(await listActiveMembers(tx, companyId, teamIds))],
    names: [
      ...others.map((id) => `${usernames.get(id)} (${id})`),
      ...[...new Set(teamIds)].map((id) => teamNames.get(id) ?? ''),
    ],
  };
}

/** Names the field and the place of the first unknown id. */
function refuseUnknown(
  field: string,
  ids: readonly number[],
  known: ReadonlyMap<number, string>,
  message: Message,
): void {
  const place = ids.findIndex((id) => !known.has(id));
  if (place >= 0) throw new Refusal('invalid', { fields: [{ loc: ['body', field, place], message }] });
}
