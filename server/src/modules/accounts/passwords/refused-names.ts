import { Refusal } from '@vigie/domain/kernel/refusal';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import { cutUsername, longestUsername } from '@vigie/domain/modules/accounts/username';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { countRefusedNames } from '../login-repository';
import { findTakenNames } from '../repository';

const maxPerHour = 20;

/**
 * User names are unique in all companies, so that a refused one reveals that it exists somewhere. The administrator who
 * creates a user learns it a few times an hour, and each time stands in the company's trail.
 */
export async function limitNameRefusals<Result>(
  { database }: Platform,
  context: Context,
  username: string,
  create: () => Promise<Result>,
): Promise<Result> {
  const { companyId } = context.actor;
  const refusals = await database.read(context, (reader) => countRefusedNames(reader, companyId));
  if (refusals >= maxPerHour) throw new Refusal('too_many_requests', { retryAfterSeconds: 3600 });
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'already_exists') throw error;
    // The key of a repeated request belongs to the creation, which did not happen.
    const { idempotency: _, ...own } = context;
    await database.transaction(own, async (tx) => {
      const changes = [{ field: 'username', from: null, to: username }];
      tx.audit({ action: 'user.name_refused', record: 'company', recordId: companyId, changes });
    });
    throw error;
  }
}

/** The name itself or the first free one with a number behind it. */
export async function freeName(reader: Reader, wanted: string): Promise<string> {
  for (let first = 1; ; first += 50) {
    const names = Array.from({ length: 50 }, (_, place) => numbered(wanted, first + place));
    const taken = await findTakenNames(reader, names.map(usernameKey));
    const free = names.find((name) => !taken.has(usernameKey(name)));
    if (free) return free;
  }
}

function numbered(name: string, number: number): string {
  const ending = number === 1 ? '' : String(number);
  return cutUsername(name, longestUsername - ending.length) + ending;
}
