import { nothingChosen } from '@vigie/domain/modules/imports/mapping';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { type Cast, demoPassword } from '../accounts/public';
import { approveImport } from './approve-import';
import { historyHeaders, historyLines } from './demo-history';
import { type RunJob, runJob } from './import-jobs';
import { listImports as findImports, type ImportData } from './repository';
import { runImport } from './run-import';
import { addImport, checkImport, prepareImport } from './service';
import { workbookOf } from './workbook-file';

const fileName = 'suivi-qualite-historique.xlsx';
const cases = 400;
const people = ['lead', 'thomas.riou', 'nadege.collin', 'mathieu.salaun', 'paul.hascoet', 'amelie.roux'];

/** The file is ours and small: a thread would only cost its start. */
const here = runJob as RunJob;

/** Two years from before Vigie, as the company brought them: prepared from its own sheet by one person, approved by another. */
export async function addDemoHistory(platform: Platform, cast: Cast): Promise<void> {
  const designer = await cast('designer');
  const { companyId } = designer.actor;
  const known = await platform.database.read(designer, (reader) => findImports(reader, companyId, 50));
  const before = known.find((one) => one.fileName === fileName);
  if (before?.status === 'done') return;
  const content = await workbookOf('Suivi', historyHeaders, historyLines(cases, new Date(), people));
  const { id, ...one } =
    before ?? (await addImport(platform, designer, { subject: 'cases', name: fileName, content }, here));
  if (one.status !== 'running') {
    const { version } = one.status === 'prepared' ? one : await prepare(platform, designer, { id, ...one });
    const credentials = { username: 'qa', password: demoPassword };
    await approveImport(platform, await cast('qa'), { id, version, credentials }, here, async () => {});
  }
  await runImport(platform, { companyId, id }, here);
}

async function prepare(
  platform: Platform,
  designer: Context,
  { id, version, sheet, columns }: Pick<ImportData, 'id' | 'version' | 'sheet' | 'columns'>,
) {
  const checked = await checkImport(platform, designer, { id, version, sheet, columns, chosen: nothingChosen }, here);
  return prepareImport(platform, designer, { id, version: checked.version });
}
