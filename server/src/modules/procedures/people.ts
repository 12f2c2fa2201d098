import type { Message } from '@vigie/domain/kernel/message';
import { invalidField } from '@vigie/domain/kernel/refusal';
import type { NamedPerson } from '@vigie/domain/modules/procedures/procedures/procedure';
import type { Tx } from '../../platform/database/tx';
import { findNames, listPeople } from '../accounts/public';

/** Active users with what they are called now; those who are kept from before may have left. */
export async function namedPeople(
  tx: Tx,
  ids: readonly number[],
  { field, message, before = [] }: { field: string; message: Message; before?: readonly NamedPerson[] },
): Promise<NamedPerson[]> {
  const { companyId } = tx.context.actor;
  const wanted = [...new Set(ids)];
  const fresh = wanted.filter((id) => !before.some((person) => person.id === id));
  const active = await listPeople(tx, companyId, fresh);
  if (active.size < fresh.length) throw invalidField(field, message);
  const names = await findNames(tx, companyId, wanted);
  return wanted.map((id) => ({ id, name: names.get(id) ?? '' }));
}
