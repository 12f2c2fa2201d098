import { newOption, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import {
  anyOf,
  pageOf,
  ask as question,
  sectionOf,
} from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { demoPassword, tokenOf } from './browser';
import { publishTemplate } from './questionnaires';
import { ask } from './reports';

const api = '/api/v1/audits';
const dayMs = 86_400_000;

export const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** As people write a day. */
export const asWritten = (day: string): string => day.split('-').reverse().join('/');

interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

export interface NotedFinding extends Versioned {
  readonly clause: string;
  readonly standard: string;
  readonly department: string;
  readonly grade: string;
  readonly questionKey: string | null;
  readonly attachments?: readonly unknown[];
}

export const site = 'Site de Quimper';

export async function idOf(username: string): Promise<number> {
  return (await ask<{ id: number }>(await tokenOf(username), 'GET', '/v1/users/current-user')).id;
}

/** Where somebody has worked for years. */
export async function placed(username: string, department: string, at = site): Promise<void> {
  await ask(await tokenOf('company.admin'), 'POST', '/api/v1/placements', {
    personId: await idOf(username),
    department,
    site: at,
    validFrom: dayFromNow(-1500),
    reason: 'Arrivée',
  });
}

const yesOrNo = (id: string, title: string, change: object = {}) =>
  question(id, 'single_choice', {
    title,
    required: true,
    options: [
      { ...newOption(`${id}-yes`, 'Yes'), score: 1 },
      { ...newOption(`${id}-no`, 'No'), score: 0 },
    ],
    ...change,
  });

/** Three questions of two clauses, one with a mark of a finding. */
export function shopFloorChecklist(title: string): Template {
  const instructions = yesOrNo('instructions', '8.5.1 Are the instructions at hand?', {
    finding: anyOf('instructions-no'),
  });
  const calibration = yesOrNo('calibration', '7.1.5 Is each instrument calibrated?');
  const notes = question('notes', 'long_answer', { title: 'Notes' });
  return {
    title,
    explanation: '',
    sections: [sectionOf('floor', [pageOf('bench', [instructions, calibration, notes], { title: 'At the bench' })])],
  };
}

export const newChecklist = (title: string): Promise<string> => publishTemplate(shopFloorChecklist(title));

interface Planned {
  readonly title: string;
  readonly lead: string;
  readonly auditee: string;
  readonly templateId: string;
  readonly department?: string;
  readonly planner?: string;
  readonly auditors?: readonly string[];
}

/** An internal audit for today. */
export async function newAudit({ title, lead, auditee, templateId, ...plan }: Planned): Promise<Versioned> {
  const { department = 'Production', planner = 'qa', auditors = [] } = plan;
  return ask(await tokenOf(planner), 'POST', api, {
    type: 'internal',
    title,
    scope: 'Les postes de la presse',
    standards: [{ standard: 'ISO 9001:2015', clauses: ['8.5', '7.1.5'] }],
    site,
    departments: [department],
    plannedFrom: dayFromNow(0),
    plannedUntil: dayFromNow(1),
    leadId: await idOf(lead),
    auditorIds: await Promise.all(auditors.map(idOf)),
    auditeeIds: [await idOf(auditee)],
    templateId,
  });
}

export async function moveAudit(username: string, id: string, action: string, more: object = {}): Promise<Versioned> {
  const token = await tokenOf(username);
  const { version } = await ask<Versioned>(token, 'GET', `${api}/${id}`);
  return ask(token, 'POST', `${api}/${id}/transition`, { action, ...more }, version);
}

export interface FilledWork {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly rivals: Readonly<Record<string, readonly unknown[]>>;
  readonly leases: readonly { readonly who: string }[];
}

export const workOf = async (username: string, id: string) =>
  ask<FilledWork>(await tokenOf(username), 'GET', `${api}/${id}/work`);

export const signedBy = (username: string) => ({ credentials: { username, password: demoPassword } });

/** As this user may see them. */
export async function findingsOf(username: string, auditId: string): Promise<readonly NotedFinding[]> {
  const path = `/api/v1/findings?assigned=everyone&audit=${auditId}`;
  return (await ask<{ items: readonly NotedFinding[] }>(await tokenOf(username), 'GET', path)).items;
}

/** What each page of audits shows once its data is there, for the lead writer of the demo, who leads this one too. */
export async function auditPages(): Promise<Readonly<Record<string, string>>> {
  const templateId = await newChecklist('Grille des pages');
  const { id } = await ask<Versioned>(await tokenOf('qa'), 'POST', api, {
    type: 'supplier',
    title: 'Audit du fournisseur de joints',
    scope: 'Moulage et contrôle final',
    standards: [{ standard: 'ISO 9001:2015', clauses: ['8.5'] }],
    site,
    supplier: 'Joints de l’Ouest',
    plannedFrom: dayFromNow(0),
    plannedUntil: dayFromNow(1),
    leadId: await idOf('lead'),
    auditeeNames: ['Mme Le Roy'],
    templateId,
  });
  for (const action of ['confirm', 'start']) await moveAudit('lead', id, action);
  const finding = await ask<NotedFinding>(await tokenOf('lead'), 'POST', '/api/v1/findings', {
    auditId: id,
    statement: 'Contrôle final sans enregistrement',
    grade: 'minor',
    questionKey: 'calibration',
  });
  return {
    '/apps/audit?search=zzzz': 'Nothing matches this search',
    [`/apps/audit/${id}`]: 'Joints de l’Ouest',
    [`/apps/audit/${id}/checklist`]: '8.5.1 Are the instructions at hand?',
    [`/apps/audit/findings?assigned=everyone&audit=${id}`]: finding.id,
    [`/apps/audit/findings/${finding.id}`]: 'Contrôle final sans enregistrement',
  };
}
