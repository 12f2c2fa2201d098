import { addDays, formatDay } from '@vigie/domain/kernel/day';
import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import type { placementsEndpoints } from '@vigie/domain/modules/placements/contract';
import { placementFieldMessages as m } from '@vigie/domain/modules/placements/messages';
import { endsBeforeItBegins, saysTheSame } from '@vigie/domain/modules/placements/period';
import { placementWorkflow } from '@vigie/domain/modules/placements/workflow';
import { recordMessages } from '@vigie/domain/modules/records/messages';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Call } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { initialState } from '../../platform/transition';
import { findActiveByName, findUser } from '../accounts/public';
import { type PlacementRecord, placements } from './kind';
import { listAllPlacementsOf } from './repository';

type Endpoints = typeof placementsEndpoints;
type NewPlacements = BodyOf<Endpoints['addPlacements']>;
type NewPlacement = Omit<BodyOf<Endpoints['createPlacement']>, 'reason'>;

export async function createPlacement(
  { database }: Platform,
  context: Context,
  { reason, ...values }: BodyOf<Endpoints['createPlacement']>,
): Promise<OutputOf<Endpoints['createPlacement']>> {
  if (endsBeforeItBegins(values)) throw invalidField('validUntil', m.untilBeforeFrom);
  return database.transaction(context, async (tx) => {
    const user = await findUser(tx, context.actor.companyId, values.personId);
    if (user?.state !== 'active') throw invalidField('personId', recordMessages.personUnknown);
    const item = await add(tx, values, reason);
    await refuseTwice(tx, [item]);
    return { ...item, attachments: [] };
  });
}

export function changePlacement(
  platform: Platform,
  { context, params, ifMatch, body }: Call<Endpoints['changePlacement']>,
): Promise<OutputOf<Endpoints['changePlacement']>> {
  const { reason, ...values } = body;
  return placements.change(
    platform,
    context,
    { id: params.id, version: ifMatch, reason, values },
    async (tx, before) => {
      const changed = { ...before, ...definedIn(values) };
      if (endsBeforeItBegins(changed)) throw invalidField('validUntil', m.untilBeforeFrom);
      await refuseTwice(tx, [changed]);
    },
  );
}

/** All of them or none: a reorganisation, or what a file says. */
export function addPlacements(
  { database }: Platform,
  context: Context,
  { items, endsEarlier, reason }: NewPlacements,
): Promise<OutputOf<Endpoints['addPlacements']>> {
  return database.transaction(context, (tx) => addIn(tx, { items, endsEarlier, reason }));
}

/** As part of a transaction that is open already. */
export async function addIn(tx: Tx, { items, endsEarlier, reason }: NewPlacements) {
  const wanted = await withPeople(tx, items);
  const ended = endsEarlier ? await endEarlier(tx, wanted, reason) : 0;
  const planned = initialState(placementWorkflow, 'active');
  const added = await placements.table.createMany(tx, planned, wanted, reason);
  await refuseTwice(tx, added);
  return { added: added.length, ended };
}

const add = (tx: Tx, values: NewPlacement, reason: string): Promise<PlacementRecord> =>
  placements.table.create(tx, initialState(placementWorkflow, 'active'), values, reason);

async function withPeople(tx: Tx, items: NewPlacements['items']): Promise<NewPlacement[]> {
  const names = [...new Set(items.map(({ username }) => username.toLowerCase()))];
  const people = await findActiveByName(tx, tx.context.actor.companyId, names);
  const ids = new Map(people.map(({ username, id }) => [usernameKey(username), id]));
  return items.map(({ username, ...values }, index) => {
    const personId = ids.get(usernameKey(username));
    if (personId === undefined) throw invalidLine(index, 'username', m.usernameUnknown, { name: username });
    if (endsBeforeItBegins(values)) throw invalidLine(index, 'validUntil', m.lineUntilBeforeFrom);
    return { ...values, personId };
  });
}

function invalidLine(index: number, field: string, message: typeof m.usernameUnknown, values = {}): Refusal {
  const loc = ['body', 'items', index, field];
  return new Refusal('invalid', { fields: [{ loc, message, values: { ...values, line: index + 1 } }] });
}

/** What these people had without a last day ends on the day before the first of the new ones. */
async function endEarlier(tx: Tx, wanted: readonly NewPlacement[], reason: string): Promise<number> {
  const { companyId } = tx.context.actor;
  const firstDays = new Map<number, string>();
  for (const { personId, validFrom } of wanted) {
    const known = firstDays.get(personId);
    if (known === undefined || validFrom < known) firstDays.set(personId, validFrom);
  }
  const standing = await listAllPlacementsOf(tx, companyId, [...firstDays.keys()]);
  let ended = 0;
  for (const { id, personId } of standing) {
    const item = await placements.table.lock(tx, id);
    const day = firstDays.get(personId);
    // Ended, withdrawn or begun anew meanwhile.
    if (item?.status !== 'active' || item.validUntil !== null || day === undefined || item.validFrom >= day) continue;
    await placements.table.change(tx, item, { validUntil: addDays(day, -1) }, reason);
    ended += 1;
  }
  return ended;
}

/** The number that each gets is taken under a lock of the company: of two who add the same at once, the second sees the first. */
async function refuseTwice(tx: Tx, items: readonly PlacementRecord[]): Promise<void> {
  const people = [...new Set(items.map(({ personId }) => personId))];
  const standing = await listAllPlacementsOf(tx, tx.context.actor.companyId, people);
  for (const item of items) {
    const other = standing.find(
      (known) => known.personId === item.personId && known.id !== item.id && saysTheSame(known, item),
    );
    if (!other) continue;
    const { id, department, site, validFrom } = other;
    const values = { name: item.person, department, site, from: formatDay(validFrom), id };
    throw new Refusal('already_exists', { message: m.alreadyPlaced, values });
  }
}

const definedIn = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
