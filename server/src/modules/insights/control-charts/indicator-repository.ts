import type { IndicatorName } from '@vigie/domain/modules/insights/control-charts/indicators';
import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

export interface IndicatorRow {
  readonly name: IndicatorName;
  readonly ownerId: number | null;
  readonly version: number;
}

const columns = sql`name, owner_id as "ownerId", version`;

export function listIndicatorRows(reader: Reader, companyId: number): Promise<IndicatorRow[]> {
  return reader.query<IndicatorRow>(sql`select ${columns} from indicators where company_id = ${companyId}`);
}

/** In the order and from the place that `page` says. */
export function listIndicatorsAfter(reader: Reader, companyId: number, page: Sql): Promise<IndicatorRow[]> {
  return reader.query<IndicatorRow>(sql`select ${columns} from indicators where company_id = ${companyId} ${page}`);
}

/** An unchanged indicator has no owner, in version 0. */
export async function findIndicator(reader: Reader, companyId: number, name: IndicatorName): Promise<IndicatorRow> {
  const row = await reader.find<IndicatorRow>(
    sql`select ${columns} from indicators where company_id = ${companyId} and name = ${name}`,
  );
  return row ?? { name, ownerId: null, version: 0 };
}

/** False when another user has saved since `version - 1`. */
export async function saveIndicator(tx: Tx, { name, ownerId, version }: IndicatorRow): Promise<boolean> {
  const saved = await tx.find(sql`insert into indicators (company_id, name, owner_id, version)
    values (${tx.context.actor.companyId}, ${name}, ${ownerId}, ${version})
    on conflict (company_id, name) do update set owner_id = excluded.owner_id, version = excluded.version
    where indicators.version = excluded.version - 1 returning 1`);
  return saved !== null;
}
