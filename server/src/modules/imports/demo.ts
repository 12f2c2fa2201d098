import { nothingChosen } from '@vigie/domain/modules/imports/mapping';
import type { ImportSubject } from '@vigie/domain/modules/imports/subjects';
import type { Context } from '../../platform/context';
import type { Cell } from '../../platform/documents/spreadsheet';
import type { Platform } from '../../platform/platform';
import { type Cast, demoPassword } from '../accounts/public';
import { approveImport } from './approve-import';
import { pastAuditHeaders, pastAuditLines } from './demo-audits';
import { historyHeaders, historyLines } from './demo-history';
import { type RunJob, runJob } from './import-jobs';
import { listImports as findImports, type ImportData } from './repository';
import { runImport } from './run-import';
import { addImport, checkImport, prepareImport } from './service';
import { workbookOf } from './workbook-file';

const cases = 400;
const people = ['lead', 'thomas.riou', 'nadege.collin', 'mathieu.salaun', 'paul.hascoet', 'amelie.roux'];

/** The file is ours and small: a thread would only cost its start. */
const here = runJob as RunJob;

interface DemoSheet {
  readonly subject: ImportSubject;
  readonly fileName: string;
  readonly name: string;
  readonly headers: readonly string[];
  readonly lines: readonly (readonly Cell[])[];
}

/** Two years of cases from before Vigie, as the company brought them. */
export function addDemoHistory(platform: Platform, cast: Cast): Promise<void> {
  const lines = historyLines(cases, new Date(), people);
  const fileName = 'suivi-qualite-historique.xlsx';
  return addSheet(platform, cast, { subject: 'cases', fileName, name: 'Suivi', headers: historyHeaders, lines });
}

/** Its audits from before Vigie, with their findings. */
export function addDemoPastAudits(platform: Platform, cast: Cast): Promise<void> {
  const lines = pastAuditLines(new Date());
  const fileName = 'audits-historique.xlsx';
  return addSheet(platform, cast, { subject: 'audits', fileName, name: 'Audits', headers: pastAuditHeaders, lines });
}

/** Prepared from a sheet of the company by one person, approved by another. */
async function addSheet(
  platform: Platform,
  cast: Cast,
  { subject, fileName, name, headers, lines }: DemoSheet,
): Promise<void> {
  const designer = await cast('designer');
  const { companyId } = designer.actor;
  const known = await platform.database.read(designer, (reader) => findImports(reader, companyId, 50));
  const before = known.find((one) => one.fileName === fileName);
  if (before?.status === 'done') return;
  const content = await workbookOf(name, headers, lines);
  const { id, ...one } = before ?? (await addImport(platform, designer, { subject, name: fileName, content }, here));
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
