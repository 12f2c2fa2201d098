import { platformCompanyId, systemActor } from '@vigie/domain/kernel/identity/actor';
import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import { bucketsShown } from '@vigie/domain/modules/insights/control-charts/buckets';
import type { KpiSignal } from '@vigie/domain/modules/insights/control-charts/contract';
import { type IndicatorName, indicatorNames } from '@vigie/domain/modules/insights/control-charts/indicators';
import { ruleWords } from '@vigie/domain/modules/insights/control-charts/messages';
import {
  controlChartAddress,
  periodWords,
  signalReference,
} from '@vigie/domain/modules/insights/control-charts/signal';
import { indicators } from '@vigie/domain/modules/insights/indicators';
import { type Context, systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Reader, Tx } from '../../../platform/database/tx';
import { publishRecordChanged } from '../../../platform/live/bus';
import { mailStyle } from '../../../platform/mail/mail';
import type { Platform } from '../../../platform/platform';
import { findUser } from '../../accounts/public';
import { notify } from '../../notifications/public';
import { findReport } from '../../reports/public';
import type { InsightsReader } from '../insights';
import { readCharts } from './charts';
import { findOwner } from './owners';
import { auditedSignal } from './report-signal';
import { claimSignal, listSignalRows, type NewSignal } from './signal-repository';

export function listSignals(
  { database }: Platform,
  context: Context,
  indicator: IndicatorName | undefined,
): Promise<{ items: KpiSignal[] }> {
  return database.read(context, async (reader) => {
    const { companyId } = context.actor;
    const rows = await listSignalRows(reader, companyId, indicator);
    const items = rows.map(async ({ ownerId: _, foundAt, ...row }) => ({
      ...row,
      reference: signalReference(row.id),
      foundAt: foundAt.toISOString(),
      // A draft that was given up is no report: another may be begun.
      reportId: row.reportId && (await isGivenUp(reader, companyId, row.reportId)) ? null : row.reportId,
    }));
    return { items: await Promise.all(items) };
  });
}

async function isGivenUp(reader: Reader, companyId: number, reportId: string): Promise<boolean> {
  return (await findReport(reader, companyId, reportId))?.status === 'discarded';
}

/**
 * Looks at the month that ended last, of every indicator of every company. Each finding is notified once: the row is
 * the claim. It reads as a user who may read no confidential case, because a signal is for every colleague.
 */
export async function findSignals(
  { database }: Platform,
  figures: InsightsReader,
  today = new Date().toISOString().slice(0, 10),
): Promise<void> {
  for (const companyId of await database.read(systemContext(platformCompanyId), listCompanyIds)) {
    if (companyId === platformCompanyId) continue;
    const ordinaryReader = { ...systemContext(companyId, 'signals'), actor: { ...systemActor(companyId), userId: -1 } };
    const asked = { bucket: 'month', buckets: bucketsShown.usual } as const;
    const charts = await readCharts(figures, ordinaryReader, asked, today);
    for (const indicator of indicatorNames) {
      const newest = charts.get(indicator)?.points.at(-1);
      if (!newest || newest.value === null || newest.newRules.length === 0) continue;
      const { from, value, newRules } = newest;
      await database.transaction(systemContext(companyId, 'signals'), async (tx) => {
        const ownerId = await findOwner(tx, companyId, indicator);
        for (const rule of newRules) await notifySignal(tx, { indicator, bucket: 'month', from, rule, value, ownerId });
      });
    }
  }
}

async function notifySignal(tx: Tx, signal: NewSignal): Promise<void> {
  const id = await claimSignal(tx, signal);
  if (id === null) return;
  tx.audit({
    action: 'kpi_signal.found',
    record: 'kpi_signal',
    recordId: id,
    changes: creation(auditedSignal({ ...signal, reportId: null })),
  });
  await publishRecordChanged(tx, 'kpi_signal');
  if (signal.ownerId === null) return;
  const owner = await findUser(tx, tx.context.actor.companyId, signal.ownerId);
  const news = {
    type: 'signalFound',
    recordId: signalReference(id),
    summary: summaryOf(mailStyle(owner?.preferences.languageStyle), signal),
    address: controlChartAddress(signal.indicator),
  };
  await notify(tx, news, [signal.ownerId]);
}

function summaryOf(style: SpokenStyle, { indicator, bucket, from, rule }: NewSignal): string {
  const { message, values } = periodWords(bucket, from);
  const words = [
    say(style, indicators[indicator].name),
    say(style, message, values),
    say(style, ruleWords[rule].title),
  ];
  return words.join(', ');
}
