import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

export interface DemoCase {
  readonly id: string;
  readonly owner: string;
  /** A step of it was written, or it was moved. */
  readonly isBegun: boolean;
}

export function findDemoCase(reader: Reader, companyId: number, kind: Kind, number: number): Promise<DemoCase | null> {
  return reader.find(sql`select c.id, u.username as owner, c.status <> 'in_progress'
      or exists (select from case_steps s where s.company_id = c.company_id and s.case_id = c.id) as "isBegun"
    from cases c join users u on u.company_id = c.company_id and u.id = c.owner_id
    where c.company_id = ${companyId} and c.kind = ${kind} and c.number = ${number}`);
}
