import type { Answer, FlatFilling } from '@vigie/domain/modules/questionnaires/public';
import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

/** An answer that was given elsewhere to the same question, until the lead has chosen. */
export interface StoredRival {
  readonly rivalId: string;
  readonly answer: Answer | null;
  readonly userId: number;
  readonly who: string;
  readonly observedAt: string;
}

/** What the team writes, as it is kept. */
export interface StoredWork {
  readonly auditId: string;
  readonly templateId: string | null;
  readonly templateVersion: number | null;
  readonly answers: FlatFilling;
  readonly rivals: Readonly<Record<string, readonly StoredRival[]>>;
  readonly summary: string;
  readonly strengths: string;
  readonly version: number;
}

const works = sql`select w.audit_id as "auditId", w.template_id as "templateId", w.template_version as "templateVersion",
    w.answers, w.rivals, w.summary, w.strengths, w.version
  from audit_works w`;

export function findWork(reader: Reader, companyId: number, auditId: string): Promise<StoredWork | null> {
  return reader.find<StoredWork>(sql`${works} where w.company_id = ${companyId} and w.audit_id = ${auditId}`);
}

export function lockWork(tx: Tx, auditId: string): Promise<StoredWork | null> {
  return tx.find<StoredWork>(sql`${works} where w.company_id = ${tx.context.actor.companyId} and w.audit_id = ${auditId}
    for update of w`);
}

export function listWorksAfter(reader: Reader, companyId: number, page: Sql): Promise<StoredWork[]> {
  return reader.query<StoredWork>(sql`${works} where w.company_id = ${companyId} ${page}`);
}

export async function insertWork(
  tx: Tx,
  { auditId, templateId, templateVersion }: Pick<StoredWork, 'auditId' | 'templateId' | 'templateVersion'>,
): Promise<void> {
  await tx.query(sql`insert into audit_works (company_id, audit_id, template_id, template_version)
    values (${tx.context.actor.companyId}, ${auditId}, ${templateId}, ${templateVersion})`);
}

export function saveWork(tx: Tx, { auditId, answers, rivals, summary, strengths, version }: StoredWork): void {
  tx.send(sql`update audit_works set answers = ${JSON.stringify(answers)}::jsonb, rivals = ${JSON.stringify(rivals)}::jsonb,
      summary = ${summary}, strengths = ${strengths}, version = ${version}
    where company_id = ${tx.context.actor.companyId} and audit_id = ${auditId}`);
}
