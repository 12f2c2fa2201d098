import { tokenOf } from './browser';
import { lineClearance, publishTemplate } from './questionnaires';
import { ask } from './reports';

const api = '/api/v1/audit-programmes';
const dayMs = 86_400_000;

/** So many days from today, as the API writes it. */
export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** As people write it. */
export const written = (day: string): string => day.split('-').reverse().join('/');

interface Version {
  readonly id: string;
  readonly version: number;
}

interface Line {
  readonly departments: readonly string[];
  readonly firstDay: string;
  readonly everyMonths: number | null;
}

/** A template that audits are led by. */
export async function newAuditTemplate(title: string): Promise<string> {
  return publishTemplate(lineClearance(title));
}

interface NewProgramme {
  readonly title: string;
  readonly templateId: string;
  readonly lines: readonly Line[];
}

/** A draft of a year by this person of QA, led by the designer of the demo. */
export async function newProgramme(author: string, { title, templateId, lines }: NewProgramme): Promise<Version> {
  const token = await tokenOf(author);
  const { id: leadId } = await ask<{ id: number }>(await tokenOf('designer'), 'GET', '/v1/users/current-user');
  const body = { title, validFrom: dayIn(0), validUntil: dayIn(360) };
  const { id, version } = await ask<Version>(token, 'POST', api, body);
  const said = lines.map((line) => ({
    type: 'internal',
    site: 'Usine de Rennes',
    processes: ['Fabrication'],
    standards: [{ standard: 'ISO 9001', clauses: ['8.5.1', '8.6'] }],
    templateId,
    leadId,
    days: 2,
    ...line,
  }));
  await ask(token, 'PATCH', `${api}/${id}/lines`, { lines: said }, version);
  return ask<Version>(token, 'GET', `${api}/${id}`);
}

/** What each page of programmes shows once its data is there, beside those that every kind of record has. */
export async function programmePages(): Promise<Readonly<Record<string, string>>> {
  const templateId = await newAuditTemplate('Grille des pages de programmes');
  const { id } = await newProgramme('qa', {
    title: 'Programme des pages',
    templateId,
    lines: [
      { departments: ['Production', 'Conditionnement'], firstDay: dayIn(20), everyMonths: 3 },
      { departments: ['Magasin'], firstDay: dayIn(40), everyMonths: null },
    ],
  });
  const { lines } = await ask<{ lines: readonly { id: string }[] }>(await tokenOf('qa'), 'GET', `${api}/${id}/lines`);
  const path = `/apps/audit/programmes/${id}/lines`;
  return {
    [path]: 'Production, Conditionnement',
    [`${path}?find=zzzz`]: 'No line contains this word',
    [`${path}?line=${lines[0]?.id}`]: 'Line 1',
    '/apps/audit/programmes/new': 'New audit programme',
    '/apps/audit/calendar': 'Audit calendar',
    '/apps/audit/calendar?view=month': 'Audit calendar',
    '/apps/audit/calendar?at=2019-05': 'No audit',
    '/apps/audit/coverage': 'Audit coverage',
  };
}
