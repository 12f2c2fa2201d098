import { Refusal } from '@vigie/domain/kernel/refusal';
import { answerTexts } from '@vigie/domain/modules/questionnaires/answers/answer-text';
import type { AnswerPlace } from '@vigie/domain/modules/questionnaires/answers/filling';
import { findingsOf } from '@vigie/domain/modules/questionnaires/answers/score';
import { visibilityOf } from '@vigie/domain/modules/questionnaires/answers/visibility';
import { reportedField, titleOfKey } from '@vigie/domain/modules/questionnaires/filled/audited-answers';
import type { Tx } from '../../../platform/database/tx';
import { publishToReaders } from '../../../platform/live/bus';
import { isConfidential, saveReported } from './finding-repository';
import { fillingOf, keyOfPlace, lockWithTemplate, type Named, settleVisibility } from './questionnaire-view';

export interface FoundFinding extends AnswerPlace {
  readonly questionnaireId: string;
  readonly title: string;
  readonly question: string;
  /** Null where it is confidential: the report has other readers than its case. */
  readonly answer: string | null;
  readonly reportId: string | null;
  /** What the history calls the report of this finding. */
  readonly field: string;
}

/** Locked, so that two who report it at once raise one report. Refused where the answer is no finding. */
export async function findFinding(platform: Named, tx: Tx, id: string, wanted: AnswerPlace): Promise<FoundFinding> {
  const record = await lockWithTemplate(platform, tx, id);
  if (!record || record.status === 'discarded') throw new Refusal('not_found');
  const { template, names, reported, title } = record;
  const { questionId, instanceId } = wanted;
  const isWanted = (one: AnswerPlace) => one.questionId === questionId && one.instanceId === instanceId;
  const filling = fillingOf(record);
  await settleVisibility(template, filling);
  const shown = visibilityOf(template, filling).shown.find(isWanted);
  if (!shown || !findingsOf(template, filling).some(isWanted)) throw new Refusal('not_found');
  const key = keyOfPlace(template, shown);
  return {
    questionnaireId: id,
    questionId,
    instanceId,
    title,
    question: titleOfKey(template, key),
    answer: (await isConfidential(tx, record.companyId, id))
      ? null
      : answerTexts(shown.place.question, shown.answer, names).join(', '),
    reportId: reported.find(isWanted)?.reportId ?? null,
    field: reportedField(template, key),
  };
}

/** The report knows the questionnaire by its reference; here the questionnaire learns of the report. */
export async function linkFinding(tx: Tx, finding: FoundFinding, reportId: string): Promise<void> {
  const { questionnaireId, questionId, instanceId, field, reportId: before } = finding;
  await saveReported(tx, { questionnaireId, questionId, instanceId, reportId });
  tx.audit({
    action: 'questionnaire.finding_reported',
    record: 'questionnaire',
    recordId: questionnaireId,
    changes: [{ field, from: before, to: reportId }],
  });
  await publishToReaders(tx, 'questionnaire');
}
