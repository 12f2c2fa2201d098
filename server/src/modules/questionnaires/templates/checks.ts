import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { Database } from '../../../platform/database/database';
import { JobThread } from '../../../platform/jobs/job-thread';
import { type CheckResult, type TemplateJob, templateWorker } from './template-jobs';

const thread = new JobThread<TemplateJob>(templateWorker);
/** Of each database by company, template and revision, which says the same there for ever; the last used last. */
const byDatabase = new WeakMap<Database, Map<string, Promise<CheckResult>>>();
const mostRemembered = 40;

/** Every fault of a revision of a template. Requests at the same time share one answer. */
export function checkRevision(
  database: Database,
  { companyId, id, revision }: { readonly companyId: number; readonly id: string; readonly revision: number },
  template: Template,
): Promise<CheckResult> {
  const remembered = byDatabase.get(database) ?? new Map<string, Promise<CheckResult>>();
  byDatabase.set(database, remembered);
  const key = `${companyId} ${id} ${revision}`;
  const check = remembered.get(key) ?? thread.run<CheckResult>({ companyId }, { job: 'check', template });
  remembered.delete(key);
  remembered.set(key, check);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  check.catch(() => remembered.delete(key));
  return check;
}
