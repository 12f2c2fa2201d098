import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { packCells } from '@vigie/domain/modules/training/matrix/cells';
import type { matrixEndpoints } from '@vigie/domain/modules/training/matrix/contract';
import { seesAllTraining } from '@vigie/domain/modules/training/rights';
import type { Reader } from '../../platform/database/tx';
import type { Call } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { findNames, listAssigned, listEveryActiveId } from '../accounts/public';
import { listNumberedRequirements, listStates } from './repository';

type Endpoints = typeof matrixEndpoints;

/** Without a team, somebody who does not oversee training sees themselves. */
async function peopleOf(
  reader: Reader,
  { context, query }: Pick<Call<Endpoints['getTrainingMatrix']>, 'context' | 'query'>,
): Promise<readonly number[] | null> {
  const { actor } = context;
  const seesAll = seesAllTraining(actor);
  if (query.scope === 'everyone' && !seesAll) throw new Refusal('not_allowed');
  const people = await listAssigned(reader, actor, query.scope);
  return people === null && !seesAll ? [actor.userId ?? -1] : people;
}

export function getMatrix(
  { database }: Platform,
  call: Pick<Call<Endpoints['getTrainingMatrix']>, 'context' | 'query'>,
) {
  const { companyId } = call.context.actor;
  const today = new Date().toISOString().slice(0, 10);
  const day = call.query.at ?? today;
  const at = day === today ? new Date().toISOString() : `${day}T23:59:59.999Z`;
  return database.read(call.context, async (reader) => {
    const people = await peopleOf(reader, call);
    // Who has left stands in the matrix of the days before, not of today.
    const active = day === today ? new Set(await listEveryActiveId(reader, companyId)) : null;
    const found = await listStates(reader, companyId, people, at);
    const states = found.filter(({ personId }) => active?.has(personId) ?? true);
    const present = new Set(states.flatMap(({ requirements }) => requirements));
    const requirements = (await listNumberedRequirements(reader, companyId)).filter(({ number }) =>
      present.has(number),
    );
    const names = await findNames(
      reader,
      companyId,
      states.map(({ personId }) => personId),
    );
    const rows = states
      .map((row) => ({ ...row, name: names.get(row.personId) ?? '' }))
      .sort((one, other) => one.name.localeCompare(other.name, 'fr') || one.personId - other.personId);
    const placeOf = new Map(requirements.map(({ number }, place) => [number, place]));
    const cells = new Uint8Array(rows.length * requirements.length);
    for (const [row, { requirements: numbers, states: held }] of rows.entries()) {
      for (const [place, number] of numbers.entries()) {
        cells[row * requirements.length + (placeOf.get(number) ?? 0)] = held[place] ?? 0;
      }
    }
    return {
      at: day,
      people: rows.map(({ personId, name }) => ({ id: personId, name })),
      requirements: requirements.map(({ id, title, type }) => ({ id, title, type })),
      cells: packCells(cells),
    };
  });
}

/** Every signed step of every kind of record, but those of training itself. */
export async function listGatedActs(
  { recordKinds }: Platform,
  { context }: Pick<Call<Endpoints['listGatedActs']>, 'context'>,
) {
  const items = recordKinds.all.flatMap(({ kind }) =>
    Object.entries(kind.workflow?.transitions ?? {})
      .filter(([, { signature }]) => signature !== undefined)
      .map(([action, { label }]) => ({
        act: `${kind.workflow?.record}.${action}`,
        record: say(context.style, kind.title),
        label: say(context.style, label),
      })),
  );
  return { items: items.filter(({ act }) => !act.startsWith('training.')) };
}
