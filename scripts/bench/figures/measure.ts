import { type BuiltApp, signIn } from '../built-app';
import type { Section } from '../results';
import { getter } from './getter';
import { measureImport } from './imports';
import { measureKpi } from './kpi';
import { measureOverview } from './overview';

export const title = 'Figures, overview and import';

export async function measureFigures(app: BuiltApp, cases: number, importedRows: number): Promise<Section> {
  const { token } = await signIn(app.address, 'company.admin');
  const parts = [
    await measureKpi(app, getter(app.address, token)),
    await measureOverview(app),
    await measureImport(importedRows),
  ];
  return {
    title,
    about: `One request at a time, middle of 41 (cold: of 11), in the company with ${cases.toLocaleString('en')} cases and as many reports and actions. Cold is
an answer after a fact has changed, warm one from memory. The import runs in a database of its own.`,
    goals: parts.flatMap(({ goals }) => goals),
    tables: parts.map(({ table }) => table),
  };
}
