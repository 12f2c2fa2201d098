import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { FindingMeasure } from '@vigie/domain/modules/audits/findings/contract';
import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import {
  findingRuleMessages as m,
  findingReportMessages as reportText,
} from '@vigie/domain/modules/audits/findings/messages';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { addOwnTask } from '../../actions/public';
import { shareAttachments } from '../../attachments/public';
import { addDraft } from '../../reports/public';
import {
  type FindingRecord,
  findingTable,
  lockFinding,
  type MeasureRecord,
  measureOf,
  ownerOfFinding,
  refuseAnswering,
  withAnswerer,
} from './findings';
import { listEnded } from './repository';

/** A draft of whoever answers, which a validator decides on like any other. */
export function reportFinding(platform: Platform, context: Context, id: string): Promise<{ reportId: string }> {
  return platform.database.transaction(context, async (tx) => {
    const finding = await lockForMeasure(tx, id);
    const { newId } = addDraft(tx, {
      what: textOf(finding, context),
      where: finding.department,
      detectionMethod: 'audit',
      detectionReference: id,
      ...(finding.issuedOn && { detectionDate: finding.issuedOn }),
    });
    const reportId = await newId.read();
    await shareAttachments(tx, ownerOfFinding(id), { record: 'report', recordId: reportId });
    await addMeasure(tx, finding, reportId);
    return { reportId };
  });
}

export interface ActionOfFinding {
  readonly title: string;
  readonly assignTo: number;
  readonly dueDate: string | null;
}

export function actOnFinding(
  platform: Platform,
  context: Context,
  id: string,
  wanted: ActionOfFinding,
): Promise<{ actionId: string }> {
  return platform.database.transaction(context, async (tx) => {
    const finding = await lockForMeasure(tx, id);
    const action = await addOwnTask(tx, { ...wanted, description: textOf(finding, context) });
    await addMeasure(tx, finding, action.id);
    return { actionId: action.id };
  });
}

async function lockForMeasure(tx: Tx, id: string): Promise<FindingRecord> {
  const { finding } = await lockFinding(tx, id);
  refuseAnswering(finding, tx.context);
  if (finding.measures.length >= findingBounds.measures) {
    throw new Refusal('objection', { message: m.tooManyMeasures, values: { max: findingBounds.measures } });
  }
  return finding;
}

const longest = 2000;

const textOf = ({ statement, auditId, id }: FindingRecord, { style }: Context) =>
  say(style, reportText.what, { text: statement.slice(0, longest), audit: auditId, id });

async function addMeasure(tx: Tx, finding: FindingRecord, measure: string): Promise<void> {
  const answererIds = withAnswerer(finding, tx.context);
  await findingTable.change(tx, finding, { measures: [...finding.measures, measure], answererIds }, null);
}

/** With what has become of each, as far as the reader may see it. */
export function listFindingMeasures(
  platform: Platform,
  context: Context,
  id: string,
): Promise<{ items: FindingMeasure[] }> {
  return platform.database.read(context, async (reader) => {
    const { measures, companyId } = await findingTable.read(reader, context, id);
    const ended = await listEnded(reader, companyId, measures);
    const items: FindingMeasure[] = [];
    for (const measure of measures) {
      const kind = measureOf(platform, measure);
      if (!kind) continue;
      const [found] = await kind.findTitles(reader, context, [measure]);
      items.push({
        id: measure,
        record: kind.kind.name as MeasureRecord,
        title: found?.title ?? null,
        address: found ? kind.kind.address(measure) : null,
        hasEnded: ended.has(measure),
      });
    }
    return { items };
  });
}
