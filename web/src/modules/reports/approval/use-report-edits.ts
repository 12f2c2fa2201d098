import {
  type AnswerChanges,
  emptyImmediateAction,
  submissionProblems,
  withChanges,
} from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { useState } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { useDraft } from '../../../platform/storage/draft';
import { ApiError } from '../../../platform/transport/api-error';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { changeReport, reportCalls, takeOverReport } from '../queries';
import { realChanges, sentencesByField } from './edited-answers';

/**
 * What the author has typed over a report that was sent, kept on this device until it is saved. Only the changed answers
 * are held: when another user changed others meanwhile, those come in by themselves.
 */
export function useReportEdits(report: Report) {
  const say = useSay();
  const draft = useDraft<AnswerChanges>(editsName(report.id), {});
  const [attempted, setAttempted] = useState(false);
  const [fromServer, setFromServer] = useState<Readonly<Record<string, string>>>({});
  const changes = realChanges(report.answers, draft.value);
  const answers = withChanges(report.answers, draft.value);
  const problems = submissionProblems(answers, todayHere());

  const save = async (reason: string | null): Promise<Report> => {
    if (Object.keys(changes).length === 0) return report;
    setFromServer({});
    try {
      const saved = await reloadWhenStale(
        () => changeReport(report, changes, reason),
        () => reportCalls.reload(report.id),
        say(m.changedMeanwhile),
      );
      takeOverReport(saved);
      draft.drop({});
      return saved;
    } catch (error) {
      if (error instanceof ApiError) setFromServer(error.fields);
      throw error;
    }
  };
  return {
    answers,
    hasChanges: Object.keys(changes).length > 0,
    problemCount: problems.length,
    sentences: attempted ? sentencesByField(problems, fromServer, say) : {},
    /** Whether it could be sent as it stands; from the first attempt on, what is wrong is shown beside its field. */
    attempt: () => {
      setAttempted(true);
      return problems.length === 0;
    },
    change: (typed: AnswerChanges) => {
      // Switched off and on again, the toggle shows empty fields, as everywhere else.
      const cleared = typed.actionsTaken === false ? { immediateAction: emptyImmediateAction } : {};
      draft.keep({ ...draft.value, ...typed, ...cleared });
    },
    drop: () => draft.drop({}),
    save,
  };
}

export function editsName(reportId: string): string {
  return `report-edit.${reportId}`;
}
