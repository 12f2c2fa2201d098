import type { ChartBucket } from '@vigie/domain/modules/insights/control-charts/buckets';
import type { IndicatorName } from '@vigie/domain/modules/insights/control-charts/indicators';
import type { RuleName } from '@vigie/domain/modules/insights/control-charts/rules';
import { empty, type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export interface NewSignal {
  readonly indicator: IndicatorName;
  readonly bucket: ChartBucket;
  readonly from: string;
  readonly rule: RuleName;
  readonly value: number;
  readonly ownerId: number | null;
}

export interface SignalRow extends NewSignal {
  readonly id: number;
  readonly foundAt: Date;
  readonly reportId: string | null;
}

const columns = sql`id, indicator, bucket, begins_on as "from", rule, value, owner_id as "ownerId",
  found_at as "foundAt", report_id as "reportId"`;

/** Null when it was found already, perhaps by another copy of the program in this very moment. */
export async function claimSignal(tx: Tx, signal: NewSignal): Promise<number | null> {
  const { indicator, bucket, from, rule, value, ownerId } = signal;
  const row = await tx.find<{ id: number }>(sql`
    insert into kpi_signals (company_id, indicator, bucket, begins_on, rule, value, owner_id)
    values (${tx.context.actor.companyId}, ${indicator}, ${bucket}, ${from}::date, ${rule}, ${value}, ${ownerId})
    on conflict (company_id, indicator, bucket, begins_on, rule) do nothing returning id`);
  return row?.id ?? null;
}

const shownAtOnce = 100;

export function listSignalRows(reader: Reader, companyId: number, indicator?: IndicatorName): Promise<SignalRow[]> {
  const ofIndicator = indicator ? sql`and indicator = ${indicator}` : empty;
  return reader.query<SignalRow>(sql`select ${columns} from kpi_signals
    where company_id = ${companyId} ${ofIndicator} order by begins_on desc, id desc limit ${shownAtOnce}`);
}

export function listSignalsAfter(reader: Reader, companyId: number, page: Sql): Promise<SignalRow[]> {
  return reader.query<SignalRow>(sql`select ${columns} from kpi_signals where company_id = ${companyId} ${page}`);
}

export function lockSignal(tx: Tx, id: number): Promise<SignalRow | null> {
  return tx.find<SignalRow>(sql`select ${columns} from kpi_signals
    where company_id = ${tx.context.actor.companyId} and id = ${id} for update`);
}

export async function linkSignal(tx: Tx, id: number, reportId: string): Promise<void> {
  await tx.query(sql`update kpi_signals set report_id = ${reportId}
    where company_id = ${tx.context.actor.companyId} and id = ${id}`);
}
