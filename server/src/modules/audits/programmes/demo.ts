import { addDays, addMonths } from '@vigie/domain/kernel/day';
import type { WrittenLine } from '@vigie/domain/modules/audits/programmes/line';
import * as z from 'zod/mini';
import type { Context } from '../../../platform/context';
import { readDemoData } from '../../../platform/demo-data';
import type { Platform } from '../../../platform/platform';
import { type Cast, contextOf, dayFromToday, demoPassword } from '../../accounts/public';
import { findOfferedTemplate } from '../../questionnaires/public';
import content from './demo.json';
import { moveProgramme } from './move-programme';
import { programmes, programmeTable } from './programme-table';
import { createProgramme, setLines } from './programmes';

const line = z.strictObject({
  type: z.enum(['internal', 'supplier', 'regulatory']),
  departments: z.optional(z.array(z.string())),
  supplier: z.optional(z.string()),
  lead: z.string(),
  processes: z.array(z.string()),
  clauses: z.array(z.string()),
  /** Days from today. */
  from: z.int(),
  every: z.nullable(z.int()),
  days: z.int(),
});
const written = z.strictObject({
  title: z.string(),
  /** Of the demo that tests stand on; it waits for checklists. */
  isFirst: z.boolean(),
  approver: z.optional(z.string()),
  lines: z.array(line),
});
const data = z.strictObject({ site: z.string(), standard: z.string(), programmes: z.array(written) });
const demo = readDemoData('audits/programmes/demo.json', data, content);
type Written = z.infer<typeof written>;

const writer = 'qa';

/** A draft, with a lead who would audit the department that they work in. */
export async function addFirstProgramme(platform: Platform): Promise<void> {
  const cast: Cast = (username) => contextOf(platform, username);
  for (const one of demo.programmes.filter(({ isFirst }) => isFirst)) await addProgramme(platform, cast, one);
}

/** A programme in force, of which audits are made. */
export async function addDemoProgrammes(platform: Platform, cast: Cast): Promise<void> {
  for (const one of demo.programmes.filter(({ isFirst }) => !isFirst)) await addProgramme(platform, cast, one);
}

/** One whose filling was interrupted goes on where it stopped. */
async function addProgramme(platform: Platform, cast: Cast, one: Written): Promise<void> {
  const context = await cast(writer);
  const known = await platform.database.read(context, (reader) =>
    programmeTable.titles.findByTitle(reader, context.actor.companyId, one.title),
  );
  const id = known?.id ?? (await begin(platform, context, one)).id;
  const params = { id };
  const standing = await programmes.get(platform, context, id);
  if (standing.lineCount === 0) {
    const lines = await linesOf(platform, cast, one);
    await setLines(platform, { context, params, ifMatch: standing.version, body: { lines } });
  }
  const { version, status } = await programmes.get(platform, context, id);
  if (one.approver === undefined || status !== 'draft') return;
  const credentials = { username: one.approver, password: demoPassword };
  const approver = await cast(one.approver);
  await moveProgramme(platform, {
    context: approver,
    params,
    ifMatch: version,
    body: { action: 'approve', credentials },
  });
}

function begin(platform: Platform, context: Context, { title }: Written) {
  const validFrom = dayFromToday(-30);
  return createProgramme(platform, context, { title, validFrom, validUntil: addDays(addMonths(validFrom, 24), -1) });
}

async function linesOf(platform: Platform, cast: Cast, { lines, isFirst }: Written): Promise<WrittenLine[]> {
  const context = await cast(writer);
  const template = isFirst
    ? null
    : await platform.database.read(context, (reader) => findOfferedTemplate(reader, context.actor.companyId));
  return Promise.all(
    lines.map(async ({ lead, clauses, from, every, supplier = '', departments = [], ...rest }) => ({
      ...rest,
      supplier,
      departments,
      site: demo.site,
      standards: [{ standard: demo.standard, clauses }],
      templateId: template,
      leadId: (await cast(lead)).actor.userId,
      firstDay: dayFromToday(from),
      everyMonths: every,
    })),
  );
}
