import { addDays } from '@vigie/domain/kernel/day';
import { type AuditWork, auditsEndpoints as audits, type NewAudit } from '@vigie/domain/modules/audits/audits/contract';
import type { AuditMove } from '@vigie/domain/modules/audits/audits/workflow';
import { findingsEndpoints as findings } from '@vigie/domain/modules/audits/findings/contract';
import type { FindingMove } from '@vigie/domain/modules/audits/findings/workflow';
import {
  newOption,
  newPage,
  newQuestion,
  newSection,
  type Template,
} from '@vigie/domain/modules/questionnaires/template/model';
import type { TestApp } from '../../../platform/testing/test-app';
import { contextOf, demoPassword } from '../../accounts/public';
import { ifMatch } from '../../reports/testing/reports';

export const today = new Date().toISOString().slice(0, 10);
export const site = 'Usine de Rennes';

/** Two questions, the first of them required. */
export const checklist: Template = {
  title: 'Grille ISO 9001',
  explanation: '',
  sections: [
    {
      ...newSection('s1'),
      pages: [
        {
          ...newPage('p1'),
          questions: [
            {
              ...newQuestion('q1', 'single_choice'),
              title: 'Les instruments sont étalonnés ?',
              required: true,
              options: [
                { ...newOption('yes', 'Oui'), score: 1 },
                { ...newOption('no', 'Non'), score: 0 },
              ],
            },
            { ...newQuestion('q2', 'short_answer'), title: 'Référence' },
          ],
        },
      ],
    },
  ],
} as unknown as Template;

type Who = string;

/** What the people of an audit do, through HTTP. */
export async function auditWork(t: TestApp, names: readonly Who[]) {
  const tokens: Record<Who, string> = {};
  const ids: Record<Who, number> = {};
  for (const name of names) {
    tokens[name] = await t.signIn(name);
    ids[name] = (await contextOf(t.app.platform, name)).actor.userId ?? -1;
  }
  const as = (name: Who) => ({ token: tokens[name] ?? '' });
  const idOf = (name: Who) => ids[name] ?? -1;
  const signedBy = (username: Who) => ({ credentials: { username, password: demoPassword } });

  const plan = (more: Partial<NewAudit> = {}, who: Who = 'qa') =>
    t.call(audits.createAudit, {
      ...as(who),
      body: {
        type: 'internal',
        title: 'Audit de la production',
        scope: 'Conduite des lignes',
        site,
        departments: ['Production'],
        plannedFrom: today,
        plannedUntil: addDays(today, 1),
        leadId: idOf('lead'),
        auditeeIds: [idOf('reporter')],
        standards: [{ standard: 'ISO 9001', clauses: ['8.5.1'] }],
        ...more,
      },
    });
  const planned = async (more: Partial<NewAudit> = {}) => {
    const { status, body, text } = await plan(more);
    if (status !== 201) throw new Error(text);
    return body;
  };
  const get = async (id: string, who: Who = 'qa') =>
    (await t.call(audits.getAudit, { ...as(who), params: { id } })).body;
  const move = async (id: string, action: AuditMove, who: Who, more: object = {}) => {
    const { version } = await get(id);
    return t.call(audits.moveAudit, {
      ...as(who),
      params: { id },
      headers: ifMatch(version),
      body: { action, ...more },
    });
  };
  const moved = async (id: string, action: AuditMove, who: Who, more: object = {}) => {
    const { status, body, text } = await move(id, action, who, more);
    if (status !== 200) throw new Error(text);
    return body;
  };
  const begun = async (more: Partial<NewAudit> = {}) => {
    const { id } = await planned(more);
    await moved(id, 'confirm', 'lead');
    return moved(id, 'start', 'lead');
  };
  const work = async (id: string, who: Who = 'lead'): Promise<AuditWork> =>
    (await t.call(audits.getAuditWork, { ...as(who), params: { id } })).body;
  const answer = (id: string, key: string, value: string | null, base: string | null, who: Who = 'lead') =>
    t.call(audits.answerAudit, { ...as(who), params: { id }, body: { answers: [{ key, answer: value, base }] } });
  const write = async (id: string, texts: object, who: Who = 'lead') => {
    const { version } = await work(id, who);
    return t.call(audits.writeAuditWork, { ...as(who), params: { id }, headers: ifMatch(version), body: texts });
  };
  const note = (auditId: string, more: object = {}, who: Who = 'lead') =>
    t.call(findings.createFinding, {
      ...as(who),
      body: { auditId, statement: 'Le manomètre 12 n’est pas étalonné', grade: 'major', clause: '7.1.5', ...more },
    });
  const noted = async (auditId: string, more: object = {}) => {
    const { status, body, text } = await note(auditId, { ownerId: idOf('reporter'), ...more });
    if (status !== 201) throw new Error(text);
    return body;
  };
  const finding = async (id: string, who: Who = 'qa') =>
    (await t.call(findings.getFinding, { ...as(who), params: { id } })).body;
  const moveFinding = async (id: string, action: FindingMove, who: Who, more: object = {}) => {
    const { version } = await finding(id);
    const headers = ifMatch(version);
    return t.call(findings.moveFinding, { ...as(who), params: { id }, headers, body: { action, ...more } });
  };
  const respond = async (id: string, texts: object, who: Who = 'reporter') => {
    const { version } = await finding(id);
    return t.call(findings.answerFinding, { ...as(who), params: { id }, headers: ifMatch(version), body: texts });
  };
  /** From its plan to its report, with findings. */
  const issued = async (more: Partial<NewAudit> = {}, ...grades: string[]) => {
    const { id } = await begun(more);
    const made = [];
    for (const grade of grades) made.push(await noted(id, { grade }));
    await moved(id, 'finish', 'lead');
    await write(id, { summary: 'Le système est maîtrisé.' });
    const audit = await moved(id, 'issue', 'lead', signedBy('lead'));
    return { audit, findings: made };
  };
  return {
    as,
    idOf,
    signedBy,
    plan,
    planned,
    get,
    move,
    moved,
    begun,
    work,
    answer,
    write,
    note,
    noted,
    finding,
    moveFinding,
    respond,
    issued,
  };
}

export type AuditPeople = Awaited<ReturnType<typeof auditWork>>;
