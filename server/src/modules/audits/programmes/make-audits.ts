import { plannedByLine } from '@vigie/domain/modules/audits/programmes/followed';
import type { ProgrammeLine } from '@vigie/domain/modules/audits/programmes/line';
import { auditsToMake, type Occurrence, occurrenceKey } from '@vigie/domain/modules/audits/programmes/occurrences';
import { systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Tx } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { listPeople } from '../../accounts/public';
import { findParameters } from '../../parameters/public';
import { findOffers } from '../../questionnaires/public';
import { type AuditToPlan, planAudits } from '../audits/audits';
import { type ApprovedRevision, findRevision, listMadeAudits, listProgrammesInForce } from './programme-repository';
import { type ProgrammeRecord, programmeTable } from './programme-table';

export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** Makes the audits of every programme in force that are to be made, each exactly once. */
export async function makeAudits({ database }: Platform, now = new Date()): Promise<void> {
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const ids = await database.read(context, (reader) => listProgrammesInForce(reader, companyId));
    for (const id of ids) {
      await database.transaction(context, async (tx) => {
        // Locked: of two servers that make audits at once, the second sees what the first has made.
        const programme = await programmeTable.lock(tx, id);
        if (programme && programme.status !== 'ended') await makeAuditsOf(tx, programme, today(now));
      });
    }
  }
}

/** In a transaction that has locked the programme. */
export async function makeAuditsOf(tx: Tx, programme: ProgrammeRecord, day: string): Promise<number> {
  const { companyId, id, approvedRevision } = programme;
  if (approvedRevision === null) return 0;
  const revision = (await findRevision(tx, companyId, id, approvedRevision)) as ApprovedRevision | null;
  if (!revision) return 0;
  const { auditLeadDays } = await findParameters(tx, companyId);
  const made = new Set((await listMadeAudits(tx, companyId, id)).map(occurrenceKey));
  const wanted = auditsToMake({ lines: revision.lines, until: revision.validUntil }, made, {
    today: day,
    leadDays: auditLeadDays,
  });
  const lines = await currentLines(tx, programme, revision.lines);
  const plans = wanted.flatMap((occurrence) => planOf(programme, lines.get(occurrence.lineId), occurrence) ?? []);
  await planAudits(tx, plans);
  return plans.length;
}

/** An audit is made although its lead has left: the owner of the programme finds another one. */
async function currentLines(
  tx: Tx,
  { companyId, ownerId }: ProgrammeRecord,
  lines: readonly ProgrammeLine[],
): Promise<ReadonlyMap<string, ProgrammeLine>> {
  const leads = [ownerId, ...lines.flatMap(({ leadId }) => leadId ?? [])];
  const people = await listPeople(tx, companyId, [...new Set(leads)]);
  const offers = await findOffers(tx, companyId, [...new Set(lines.flatMap(({ templateId }) => templateId ?? []))]);
  const isActive = (person: number | null) => person !== null && people.has(person);
  const current = lines.map((line) => {
    const leadId = [line.leadId, ownerId].find(isActive) ?? null;
    const offer = line.templateId === null ? undefined : offers.get(line.templateId);
    return { ...line, leadId, templateId: offer && !offer.isRetired ? line.templateId : null };
  });
  return new Map(current.map((line) => [line.id, line]));
}

/** Where nobody could lead it, it is made on a later night. */
function planOf(
  { id }: ProgrammeRecord,
  line: ProgrammeLine | undefined,
  { lineId, k, from, until }: Occurrence,
): AuditToPlan | null {
  if (!line || line.leadId === null) return null;
  return {
    ...plannedByLine(line),
    type: line.type,
    leadId: line.leadId,
    programmeId: id,
    lineId,
    occurrence: k,
    plannedFrom: from,
    plannedUntil: until,
  };
}
