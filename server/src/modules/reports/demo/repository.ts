import type { ReportStatus } from '@vigie/domain/modules/reports/workflow';
import { sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

export interface FiledReport {
  readonly what: string;
  readonly id: string;
  readonly status: ReportStatus;
  readonly version: number;
  readonly caseId: string | null;
}

export function listFiledReports(reader: Reader, companyId: number): Promise<FiledReport[]> {
  return reader.query(sql`select answers ->> 'what' as what, id, status, version, case_id as "caseId" from reports
    where company_id = ${companyId}`);
}
