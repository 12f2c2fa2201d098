import { say } from '@vigie/domain/kernel/message';
import { findingMessages as m } from '@vigie/domain/modules/reports/messages/workflow';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { findFinding, linkFinding } from '../questionnaires/public';
import { findReport } from './repository';
import { addDraft } from './service';

export interface FindingAt {
  readonly id: string;
  readonly questionId: string;
  readonly instanceId: string | null;
}

/** A description takes 4,000 characters, two titles among them. */
const longestAnswer = 2800;

/** A draft of the asking user. A finding has one report, unless its draft was given up. */
export function reportFinding(platform: Platform, context: Context, place: FindingAt): Promise<{ reportId: string }> {
  return platform.database.transaction(context, async (tx) => {
    const finding = await findFinding(platform, tx, place.id, place);
    const before = finding.reportId && (await findReport(tx, context.actor.companyId, finding.reportId));
    if (before && before.status !== 'discarded') return { reportId: before.id };
    const { title, question } = finding;
    const answer = finding.answer?.slice(0, longestAnswer) ?? '';
    const description = finding.answer === null ? m.withoutAnswer : m.description;
    const { newId } = addDraft(tx, {
      what: say(context.style, description, { question, answer, id: place.id, title }),
      detectionMethod: 'audit',
      detectionReference: place.id,
      detectionDate: new Date().toISOString().slice(0, 10),
    });
    const reportId = await newId.read();
    await linkFinding(tx, finding, reportId);
    return { reportId };
  });
}
