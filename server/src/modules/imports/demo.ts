import { nothingChosen } from '@vigie/domain/modules/imports/mapping';
import type { Platform } from '../../platform/platform';
import type { Cast } from '../accounts/public';
import { historyHeaders, historyLines } from './demo-history';
import { type RunJob, runJob } from './import-jobs';
import { listImports as findImports } from './repository';
import { runImport } from './run-import';
import { addImport, checkImport, startImport } from './service';
import { workbookOf } from './workbook-file';

const fileName = 'suivi-qualite-historique.xlsx';
const cases = 400;
const people = ['lead', 'thomas.riou', 'nadege.collin', 'mathieu.salaun', 'paul.hascoet', 'amelie.roux'];

/** The file is ours and small: a thread would only cost its start. */
const here = runJob as RunJob;

/** Two years from before Vigie, as the company brought them: from its own sheet. */
export async function addDemoHistory(platform: Platform, cast: Cast): Promise<void> {
  const designer = await cast('designer');
  const { companyId } = designer.actor;
  const known = await platform.database.read(designer, (reader) => findImports(reader, companyId, 50));
  const before = known.find((one) => one.fileName === fileName);
  if (before?.status === 'done') return;
  const content = await workbookOf('Suivi', historyHeaders, historyLines(cases, new Date(), people));
  const one = before ?? (await addImport(platform, designer, { name: fileName, content }, here));
  if (one.status !== 'running') {
    const { id, version, sheet, columns } = one;
    const checked = await checkImport(platform, designer, { id, version, sheet, columns, chosen: nothingChosen }, here);
    await startImport(platform, designer, { id, version: checked.version }, async () => {});
  }
  await runImport(platform, { companyId, id: one.id }, here);
}
