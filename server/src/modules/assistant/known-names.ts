import { fold } from '@vigie/domain/modules/assistant/stand-ins/folded-text';
import type { KnownNames } from '@vigie/domain/modules/assistant/stand-ins/known-names';
import type { Reader } from '../../platform/database/tx';
import { listNames } from '../accounts/public';
import type { WholeCase } from '../cases/public';
import { contentOf } from './rule-remarks';

const mostPeople = 5000;

/** People with an account whom a word of the texts may mean, and all people and things that the case names. */
export async function knownNames(
  reader: Reader,
  companyId: number,
  texts: readonly { readonly text: string }[],
  whole?: WholeCase,
): Promise<KnownNames> {
  const said = new Set(fold(texts.map(({ text }) => text).join('\n')).match(/[\p{L}\p{N}]+/gu) ?? []);
  const isMeant = (name: string) => (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => said.has(word));
  const colleagues = (await listNames(reader, companyId, mostPeople)).filter(isMeant);
  const named = whole ? namedIn(whole) : { people: [], batches: [], customers: [] };
  return { ...named, people: unique([...colleagues, ...named.people]) };
}

function namedIn(whole: WholeCase): KnownNames {
  const { record, members, actions } = whole;
  const { productBatch, capaPlan = {}, 'customer-notification': notification } = contentOf(whole).steps;
  const responsible = Object.values(capaPlan).flatMap((entry) => (entry.is === 'capa' ? [entry.responsable] : []));
  const people = [
    record.owner.displayName,
    record.reporter.displayName,
    record.definition.who,
    notification?.contact,
    ...members.map(({ person }) => person.displayName),
    ...actions.flatMap((action) => [action.responsible, action.approver, action.createdBy]),
    ...responsible.map((person) => person?.displayName),
  ];
  return {
    people: unique(people),
    batches: unique((productBatch?.batches ?? []).map(({ batchNumber }) => batchNumber)),
    customers: unique([notification?.customer]),
  };
}

const unique = (names: readonly (string | null | undefined)[]) => [
  ...new Set(names.map((name) => name?.trim() ?? '').filter((name) => name !== '')),
];
