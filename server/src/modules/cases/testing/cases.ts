import { type CaseRecord, casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { StepAction } from '@vigie/domain/modules/cases/step-workflow';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import type { CaseAction } from '@vigie/domain/modules/cases/workflow';
import type { TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../../accounts/public';
import { complete, ifMatch, reporting, userIdOf } from '../../reports/testing/reports';

/** What people do with cases, through HTTP. The lead writer is `lead`, the reviewer `qa`. */
export async function caseWork(t: TestApp) {
  const doing = reporting(t);
  const tokens: Record<string, string> = {};
  for (const name of ['reporter', 'validator', 'lead', 'qa', 'designer', 'company.admin', 'other.admin']) {
    tokens[name] = await t.signIn(name);
  }
  const as = (name: string) => tokens[name] as string;
  const leadWriterId = await userIdOf(t, 'lead');

  const open = async (kind: Kind = 'nonConformity', what = 'Fuite sous la cuve 9.'): Promise<CaseRecord> => {
    const report = await doing.sent(as('reporter'), { ...complete, category: kind, what });
    const made = { decision: 'approve' as const, criticality: 'Major' as const, leadWriterId };
    const { body } = await doing.decide(as('validator'), report, made, { username: 'validator' });
    return get(body.caseId ?? '');
  };
  const get = async (id: string, name = 'lead') =>
    (await t.call(cases.getCase, { token: as(name), params: { id } })).body;
  const step = (id: string, name: StepName, who = 'lead') =>
    t.call(cases.getCaseStep, { token: as(who), params: { id, step: name } });
  const write = (id: string, name: StepName, version: number, content: object, reason?: string, who = 'lead') =>
    t.call(cases.saveCaseStep, {
      token: as(who),
      params: { id, step: name },
      headers: ifMatch(version),
      body: { content, reason },
    });
  const mark = async (id: string, name: StepName, action: StepAction, who = 'lead') => {
    const { version } = (await step(id, name)).body;
    const options = { token: as(who), params: { id, step: name }, headers: ifMatch(version), body: { action } };
    return t.call(cases.markCaseStep, options);
  };
  const move = async (id: string, action: CaseAction, who: string, more: object = {}) => {
    const { version } = await get(id);
    const credentials = { username: who, password: demoPassword };
    const body = { action, credentials, ...more };
    return t.call(cases.moveCase, { token: as(who), params: { id }, headers: ifMatch(version), body });
  };
  const markAll = async (record: CaseRecord, action: StepAction, who: string) => {
    for (const { name } of record.steps) await mark(record.id, name, action, who);
  };
  return { as, open, get, step, write, mark, move, markAll };
}
