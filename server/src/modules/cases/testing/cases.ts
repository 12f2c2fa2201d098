import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import type { ActionMove } from '@vigie/domain/modules/actions/workflow';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { StepAction } from '@vigie/domain/modules/cases/step-workflow';
import { type Capa, newCapa } from '@vigie/domain/modules/cases/steps/capa-plan';
import { type Cause, newCause } from '@vigie/domain/modules/cases/steps/root-cause';
import { isBlank, type StepContent, type StepName } from '@vigie/domain/modules/cases/steps/steps';
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
  /** A step that a test has left empty is marked ready with a reason. */
  const mark = async (id: string, name: StepName, action: StepAction, who = 'lead') => {
    const { version, content } = (await step(id, name)).body;
    const isUnexplained = action === 'markReady' && isBlank(content as StepContent);
    const body = { action, ...(isUnexplained && { emptyBecause: 'Sans objet ici' }) };
    const options = { token: as(who), params: { id, step: name }, headers: ifMatch(version), body };
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
  const moveAction = async (id: string, action: ActionMove, who: string, reason?: string) => {
    const { version } = (await t.call(actions.getAction, { token: as('lead'), params: { id } })).body;
    const body = { action, reason };
    return t.call(actions.moveAction, { token: as(who), params: { id }, headers: ifMatch(version), body });
  };
  /** Every action that the plan has brought, done by its responsible and reviewed by QA. */
  const finishActions = async (id: string, responsible: string) => {
    for (const action of (await get(id)).actions) {
      if (action.status !== 'in_progress') continue;
      await moveAction(action.id, 'ready', responsible);
      await moveAction(action.id, 'review', 'qa');
      await moveAction(action.id, 'complete', responsible);
    }
  };
  /** A file that the lead writer puts onto the case. */
  const attach = (id: string, query: Record<string, string> = {}) => {
    const boundary = 'vigie-boundary';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="releve.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
    const content = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
    return t.call(cases.attachToCase, {
      token: as('lead'),
      params: { id },
      query,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.from(`${head}${content}\r\n--${boundary}--\r\n`),
    });
  };
  return { as, open, get, attach, step, write, mark, move, markAll, moveAction, finishActions };
}

/** A root cause by itself. */
export function rootOf(text: string, more: Partial<Cause> = {}): Cause {
  return { ...newCause(null, 1, text), isRootCause: true, mCategory: 'Method', type: 'Principale', ...more };
}

/** A measure that lacks nothing. */
export function capaFor(causeId: string, responsibleId: number, more: Partial<Capa> = {}): Capa {
  return {
    ...newCapa(causeId),
    titre: 'Contrôle trimestriel',
    correctiveOuPreventive: 'préventive',
    responsable: { id: responsibleId, displayName: '' },
    dateFin: '2027-01-31',
    ...more,
  };
}
