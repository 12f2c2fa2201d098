import { endedCaseStatuses } from '@vigie/domain/modules/actions/public';
import { caseContentOf } from '@vigie/domain/modules/assistant/challenge/case-content';
import { remarksOf } from '@vigie/domain/modules/assistant/challenge/remarks';
import { provenMeasuresOf } from '@vigie/domain/modules/assistant/proven-measures';
import type { AskableStep, ProvenMeasure, RemarkOfCase } from '@vigie/domain/modules/assistant/record';
import type { CapaPlan, Causes } from '@vigie/domain/modules/cases/public';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { findSimilarClosedCases, readWholeCase, type SimilarClosedCase, type WholeCase } from '../cases/public';

type OfStep = { readonly id: string; readonly step?: AskableStep | undefined };

/** What the rules read of a case. */
export function contentOf({ record, steps, actions, attachments }: WholeCase) {
  const { kind, status, dueDate, definition } = record;
  const ended = actions.filter((one) => one.status === 'completed' || one.status === 'cancelled');
  return caseContentOf({
    kind,
    dueDate,
    definition,
    steps,
    attachments,
    hasEnded: endedCaseStatuses.some((one) => one === status),
    today: new Date().toISOString().slice(0, 10),
    endedCapas: ended.map(({ origin }) => origin).filter(Boolean),
  });
}

export function listRemarks(
  { database }: Platform,
  context: Context,
  { id, step }: OfStep,
): Promise<{ items: RemarkOfCase[] }> {
  return database.read(context, async (reader) => {
    const content = contentOf(await readWholeCase(reader, context, id));
    return { items: remarksOf(content, step).map((remark) => ({ ...remark, values: { ...remark.values } })) };
  });
}

const mostProven = 10;

/** Of closed cases that every colleague may read, the closest first. */
export async function listProvenMeasures(
  platform: Platform,
  context: Context,
  id: string,
): Promise<{ items: ProvenMeasure[] }> {
  const similar = await findSimilarClosedCases(platform, context, id);
  return { items: similar.flatMap(provenIn).slice(0, mostProven) };
}

function provenIn({ match, record, steps, checks }: SimilarClosedCase): ProvenMeasure[] {
  const contentOfStep = (name: string) => steps.find((step) => step.name === name)?.content ?? {};
  const measures = provenMeasuresOf({
    causes: contentOfStep('rootCause') as Causes,
    plan: contentOfStep('capaPlan') as CapaPlan,
    verdicts: new Map(checks.map(({ capaId, verdict }) => [capaId, verdict])),
    overall: record.effectiveness?.verdict ?? null,
  });
  const { id: caseId, kind, title, criticality } = record;
  return measures.map((measure) => ({ caseId, kind, title, criticality, score: match.score, ...measure }));
}
