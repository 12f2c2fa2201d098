import { sql } from '../../../platform/database/statement';
import type { Tx } from '../../../platform/database/tx';

export interface NewLease {
  readonly id: string;
  readonly auditId: string;
  readonly device: string;
  readonly since: Date;
}

export async function insertLease(tx: Tx, { id, auditId, device, since }: NewLease): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  await tx.query(sql`insert into audit_leases (company_id, id, audit_id, user_id, device, since)
    values (${companyId}, ${id}::uuid, ${auditId}, ${userId}, ${device}, ${since})`);
}

export async function endLease(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(sql`update audit_leases set ended_at = ${at}
    where company_id = ${tx.context.actor.companyId} and id = ${id}::uuid`);
}

export async function saveLeaseReminded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(sql`update audit_leases set reminded_at = ${at}
    where company_id = ${tx.context.actor.companyId} and id = ${id}::uuid`);
}
