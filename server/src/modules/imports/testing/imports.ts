import { type ImportRecord, importsEndpoints as imports } from '@vigie/domain/modules/imports/contract';
import { expect, vi } from 'vitest';
import type { Cell } from '../../../platform/documents/spreadsheet';
import { multipart } from '../../../platform/testing/multipart';
import type { TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../../accounts/public';
import { ifMatch } from '../../reports/testing/reports';
import { workbookOf } from '../workbook-file';

export type SheetLine = readonly Cell[];

export const workbook = (headers: readonly string[], lines: readonly SheetLine[], name = 'Suivi') =>
  workbookOf(name, headers, lines);

export const usualHeaders = [
  'Référence',
  'Type',
  'Titre',
  'Description',
  'Criticité',
  'Statut',
  'Date de détection',
  'Date de clôture',
  'Responsable',
  'Produit',
  'Cause racine',
  'Catégorie M',
  'Action corrective',
  'Coût',
];

/** A closed non-conformity of `lead`; each value can be another. */
export function usualLine(number: string, changes: Partial<Record<number, Cell>> = {}): SheetLine {
  const line: Cell[] = [
    number,
    'Non-conformité',
    `Étiquette illisible ${number}`,
    'Le code à barres ne se lit pas.',
    'Majeure',
    'Clos',
    { day: '2024-03-12' },
    { day: '2024-04-02' },
    'lead',
    'Sirop 125 ml',
    'Tête d’impression encrassée',
    'Machines',
    'Nettoyage hebdomadaire',
    '1 234,50 €',
  ];
  for (const [place, cell] of Object.entries(changes)) line[Number(place)] = cell ?? null;
  return line;
}

/** What people do with imports, through HTTP. */
export async function importing(t: TestApp) {
  const tokens: Record<string, string> = {};
  for (const name of ['company.admin', 'designer', 'reporter', 'validator', 'qa', 'lead', 'other.admin']) {
    tokens[name] = await t.signIn(name);
  }
  const as = (name: string) => tokens[name] as string;
  const upload = (content: Buffer, name = 'suivi.xlsx', who = 'designer') =>
    t.call(imports.uploadImport, { token: as(who), ...multipart(name, content) });
  const uploaded = async (lines: readonly SheetLine[], headers = usualHeaders): Promise<ImportRecord> => {
    const { status, body, text } = await upload(await workbook(headers, lines));
    if (status !== 201) throw new Error(text);
    return body;
  };
  const check = ({ id, version, ...one }: ImportRecord, changes: object = {}, who = 'designer') => {
    const body = { sheet: one.sheet, columns: one.columns, chosen: one.chosen, ...changes };
    return t.call(imports.checkImport, { token: as(who), params: { id }, headers: ifMatch(version), body });
  };
  const move = (act: 'prepare' | 'abandon', { id, version }: ImportRecord, who = 'designer') =>
    t.call(imports[`${act}Import`], { token: as(who), params: { id }, headers: ifMatch(version) });
  const end = (act: 'refuse' | 'withdraw', { id, version }: ImportRecord, who: string, reason = 'Pas ce fichier') =>
    t.call(imports[`${act}Import`], { token: as(who), params: { id }, headers: ifMatch(version), body: { reason } });
  const approve = ({ id, version }: ImportRecord, who = 'qa', password = demoPassword) => {
    const body = { credentials: { username: who, password } };
    return t.call(imports.approveImport, { token: as(who), params: { id }, headers: ifMatch(version), body });
  };
  const get = async (id: number, who = 'designer') =>
    (await t.call(imports.getImport, { token: as(who), params: { id } })).body;
  const listed = async (who = 'designer') => (await t.call(imports.listImports, { token: as(who) })).body.imports;
  /** The job runs beside the test. */
  const ended = async (id: number) => {
    const isOver = async () => expect((await get(id)).status).not.toBe('running');
    await vi.waitFor(isOver, { timeout: 30_000, interval: 50 });
    return get(id);
  };
  /** Sent for approval by the designer. */
  const prepared = async (lines: readonly SheetLine[], headers = usualHeaders): Promise<ImportRecord> => {
    const { status, body, text } = await move('prepare', (await check(await uploaded(lines, headers))).body);
    if (status !== 200) throw new Error(text);
    return body;
  };
  const approved = async (one: ImportRecord, who = 'qa'): Promise<ImportRecord> => {
    const { status, text } = await approve(one, who);
    if (status !== 200) throw new Error(text);
    return ended(one.id);
  };
  /** All the way: prepared by one, approved by another. */
  const imported = async (lines: readonly SheetLine[], headers = usualHeaders): Promise<ImportRecord> =>
    approved(await prepared(lines, headers));
  return { as, upload, uploaded, check, move, end, approve, get, listed, ended, prepared, approved, imported };
}
