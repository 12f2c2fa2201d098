import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import {
  controlChartMessages as m,
  ruleWords,
  signalReportMessages,
} from '@vigie/domain/modules/insights/control-charts/messages';
import { periodWords, sayValue, signalReference } from '@vigie/domain/modules/insights/control-charts/signal';
import { indicators } from '@vigie/domain/modules/insights/indicators';
import type { Context } from '../../../platform/context';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { addDraft, findReport } from '../../reports/public';
import { linkSignal, lockSignal, type NewSignal, type SignalRow } from './signal-repository';

/** A draft of the asking user. A signal has one report, unless its draft was given up. */
export function reportSignal({ database }: Platform, context: Context, id: number): Promise<{ reportId: string }> {
  return database.transaction(context, async (tx) => {
    const signal = await lockSignal(tx, id);
    if (!signal) throw new Refusal('not_found');
    const before = signal.reportId && (await findReport(tx, context.actor.companyId, signal.reportId));
    if (signal.reportId && !(before && before.status === 'discarded')) {
      throw new Refusal('already_exists', { message: m.alreadyReported, values: { id: signal.reportId } });
    }
    const { newId } = addDraft(tx, {
      what: describe(context.style, signal),
      detectionMethod: 'audit',
      detectionReference: signalReference(id),
      detectionDate: new Date().toISOString().slice(0, 10),
    });
    const reportId = await newId.read();
    await linkSignal(tx, id, reportId);
    await publishRecordChanged(tx, 'kpi_signal');
    tx.audit({
      action: 'kpi_signal.reported',
      record: 'kpi_signal',
      recordId: id,
      changes: differences(auditedSignal(signal), auditedSignal({ ...signal, reportId })),
    });
    return { reportId };
  });
}

function describe(style: SpokenStyle, { id, indicator, bucket, from, rule, value }: SignalRow): string {
  const { message, values } = periodWords(bucket, from);
  return say(style, signalReportMessages.description, {
    indicator: say(style, indicators[indicator].name),
    period: say(style, message, values),
    rule: say(style, ruleWords[rule].title),
    sentence: say(style, ruleWords[rule].sentence),
    value: sayValue(style, indicator, value),
    reference: signalReference(id),
  });
}

export function auditedSignal({
  indicator,
  bucket,
  from,
  rule,
  value,
  ownerId,
  reportId,
}: NewSignal & Pick<SignalRow, 'reportId'>) {
  return { indicator, bucket, from, rule, value, ownerId, reportId };
}
