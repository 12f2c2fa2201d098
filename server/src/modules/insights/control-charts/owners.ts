import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Indicator } from '@vigie/domain/modules/insights/control-charts/contract';
import {
  type IndicatorName,
  indicatorCharts,
  indicatorNames,
} from '@vigie/domain/modules/insights/control-charts/indicators';
import { controlChartMessages as m } from '@vigie/domain/modules/insights/control-charts/messages';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { listPeople } from '../../accounts/public';
import { findIndicator, type IndicatorRow, listIndicatorRows, saveIndicator } from './indicator-repository';

export function listIndicators({ database }: Platform, context: Context): Promise<{ items: Indicator[] }> {
  const { companyId } = context.actor;
  return database.read(context, async (reader) => {
    const rows = new Map((await listIndicatorRows(reader, companyId)).map((row) => [row.name, row]));
    return {
      items: await viewsOf(
        reader,
        companyId,
        indicatorNames.map((name) => rows.get(name) ?? { name, ownerId: null, version: 0 }),
      ),
    };
  });
}

export function changeOwner(
  { database }: Platform,
  context: Context,
  { name, version, ownerId }: IndicatorRow,
): Promise<Indicator> {
  const { companyId } = context.actor;
  return database.transaction(context, async (tx) => {
    const before = await findIndicator(tx, companyId, name);
    if (before.version !== version) throw new Refusal('stale_version');
    const after = { name, ownerId, version: version + 1 };
    const [view] = await viewsOf(tx, companyId, [after]);
    if (!view || (ownerId !== null && !view.owner)) throw invalidField('ownerId', m.ownerInactive);
    if (!(await saveIndicator(tx, after))) throw new Refusal('stale_version');
    await publishRecordChanged(tx, 'indicator');
    tx.audit({
      action: 'indicator.owner_changed',
      record: 'indicator',
      recordId: name,
      changes: differences(auditedIndicator(before), auditedIndicator(after)),
    });
    return view;
  });
}

/** An owner who may no longer sign in does not count. */
async function viewsOf(reader: Reader, companyId: number, rows: readonly IndicatorRow[]): Promise<Indicator[]> {
  const people = await listPeople(
    reader,
    companyId,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  );
  return rows.map(({ name, ownerId, version }) => ({
    name,
    version,
    type: indicatorCharts[name],
    owner: (ownerId !== null && people.get(ownerId)) || null,
  }));
}

export function auditedIndicator({ ownerId }: Pick<IndicatorRow, 'ownerId'>) {
  return { ownerId };
}

/** Who is notified of the signals of an indicator; null where there is no owner. */
export async function findOwner(reader: Reader, companyId: number, name: IndicatorName): Promise<number | null> {
  const { ownerId } = await findIndicator(reader, companyId, name);
  return ownerId !== null && (await listPeople(reader, companyId, [ownerId])).has(ownerId) ? ownerId : null;
}
