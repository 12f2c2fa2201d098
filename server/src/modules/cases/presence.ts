import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { recordsChanged } from '@vigie/domain/kernel/http/live';
import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { Context } from '../../platform/context';
import { publish } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { readCase } from './case-view';
import { findPresence, listOthersPresent, savePresence } from './presence-repository';

type Present = OutputOf<(typeof casesEndpoints)['beAtCase']>;

export function beAtCase(
  { database }: Platform,
  context: Context,
  { id, step, isHere }: { id: string; step: string; isHere: boolean },
): Promise<Present> {
  return database.transaction(context, async (tx) => {
    await readCase(tx, context, id);
    const before = await findPresence(tx, id);
    await savePresence(tx, id, { step, isHere });
    const hasMoved = (before?.isHere ?? false) !== isHere || before?.step !== step;
    const others = await listOthersPresent(tx, id);
    // Only when something is new: those who stay are not told every twenty seconds that they stay.
    if (hasMoved && others.length > 0) {
      const { companyId } = context.actor;
      const userIds = others.map((row) => row.id);
      await publish(tx, { kind: 'live', companyId, userIds, event: recordsChanged('presence') });
    }
    return {
      items: others.map(({ step: at, name, ...person }) => ({ person: { ...person, displayName: name }, step: at })),
    };
  });
}
