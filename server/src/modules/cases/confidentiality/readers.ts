import type { Person } from '@vigie/domain/modules/accounts/public';
import type { Confidentiality, ReaderReason } from '@vigie/domain/modules/cases/confidentiality';
import type { CaseMember } from '@vigie/domain/modules/cases/record';
import type { Reader } from '../../../platform/database/tx';
import { listPeople } from '../../accounts/public';
import type { CaseData } from '../repository';

interface InCharge {
  readonly responsibleId: number | null;
  readonly approverId: number | null;
}

/** Null: not confidential. */
export async function confidentialityOf(
  reader: Reader,
  record: CaseData,
  actions: readonly InCharge[],
  members: readonly CaseMember[],
): Promise<Confidentiality | null> {
  const { companyId, owner, isConfidential, readerIds, readerRoles } = record;
  if (!isConfidential) return null;
  const known = await listPeople(reader, companyId, [...readerIds, ...peopleOf(actions)]);
  const those = (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? []);
  const named = those(readerIds);
  const reasons: readonly (readonly [ReaderReason, readonly Person[]])[] = [
    ['lead', [owner]],
    ['team', members.map((member) => member.person)],
    ['action', those(peopleOf(actions))],
    ['named', named],
  ];
  const people = new Map<number, Confidentiality['people'][number]>();
  for (const [because, persons] of reasons) {
    for (const person of persons) if (!people.has(person.id)) people.set(person.id, { person, because });
  }
  return { people: [...people.values()], named, roles: [...readerRoles] };
}

export function peopleOf(actions: readonly InCharge[]): number[] {
  const ids = actions.flatMap(({ responsibleId, approverId }) => [responsibleId, approverId]);
  return [...new Set(ids)].filter((id) => id !== null);
}
