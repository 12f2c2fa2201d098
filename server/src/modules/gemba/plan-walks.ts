import { occurrencesToPlan } from '@vigie/domain/modules/gemba/duties/occurrences';
import { longestWalkHours, walkWorkflow } from '@vigie/domain/modules/gemba/walks/workflow';
import { systemContext } from '../../platform/context';
import { listCompanyIds } from '../../platform/database/installation';
import type { Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { applyConsequence, initialState } from '../../platform/transition';
import { type DutyRecord, dutyTable } from './duty-table';
import { findLastOccurrence, listActiveDuties, listLongWalks } from './walk-repository';
import { notifyPlanned, walks } from './walks';

/** Plans the walks of every duty that are due to be planned, each exactly once, and ends those that nobody has finished. */
export async function planWalks(platform: Platform, now = new Date()): Promise<void> {
  for (const companyId of await platform.database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const duties = await platform.database.read(context, (reader) => listActiveDuties(reader, companyId));
    for (const id of duties) {
      await platform.database.transaction(context, async (tx) => {
        // Locked: of two servers that plan at once, the second sees what the first has planned.
        const duty = await dutyTable.lock(tx, id);
        if (duty?.status === 'active') await planWalksOf(tx, duty, now.toISOString().slice(0, 10));
      });
    }
    await endLongWalks(platform, companyId, now);
  }
}

export async function planWalksOf(tx: Tx, duty: DutyRecord, today: string): Promise<void> {
  const last = await findLastOccurrence(tx, duty.id);
  for (const { k, day } of occurrencesToPlan(duty, last, today)) {
    const walk = await walks.table.create(tx, initialState(walkWorkflow, 'planned'), {
      title: duty.title,
      walkerId: duty.personId,
      routeId: duty.routeId,
      dutyId: duty.id,
      occurrence: k,
      dueDate: day,
    });
    await notifyPlanned(tx, walk);
  }
}

async function endLongWalks({ database }: Platform, companyId: number, now: Date): Promise<void> {
  const context = systemContext(companyId);
  const before = new Date(now.getTime() - longestWalkHours * 3_600_000);
  for (const id of await database.read(context, (reader) => listLongWalks(reader, companyId, before))) {
    await database.transaction(context, async (tx) => {
      const walk = await walks.table.lock(tx, id);
      // Finished by its walker meanwhile.
      if (walk?.status !== 'in_progress') return;
      await applyConsequence(tx, {
        workflow: walkWorkflow,
        consequence: 'lapse',
        recordId: id,
        lock: async () => walk,
        write: (inner, item, to) => walks.table.saveState(inner, item, to, { finishedAt: now.toISOString() }),
        content: walks.table.auditedFields,
      });
    });
  }
}
