import { type AnswerChange, type AuditWork, auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { type GivenAnswer, withGiven } from '@vigie/domain/modules/audits/checklist/merge-answers';
import { questionTitle } from '@vigie/domain/modules/audits/checklist/read-answer';
import { phoneMessages as m } from '@vigie/domain/modules/audits/pages/phone-messages';
import { useEffect, useMemo } from 'react';
import { loadOffline, useOffline } from '../../../platform/offline/use-offline';
import { sayNow } from '../../../platform/page/messages';
import { call } from '../../../platform/transport/api';
import { newIdempotencyKey } from '../../../platform/transport/api-client';
import { queryClient } from '../../../platform/transport/query-client';
import { reloadWork, takeOverWork, workQuery } from '../audits/queries';
import { answersIn, keepAnswers, keptWork } from './kept-work';
import type { AnswerPhotos } from './use-answer-photos';

/** The answers as this device knows them: those of the server, and over them those that wait here. */
export function useAnswers(auditId: string, work: AuditWork, photos: AnswerPhotos) {
  const offline = useOffline();
  const isLoaded = offline !== null;
  const kept = useMemo(() => keptWork(offline, auditId), [offline, auditId]);
  const stored = useMemo(() => ({ answers: withGiven(work.answers, kept.answers) }), [work.answers, kept.answers]);
  useEffect(() => (isLoaded ? followArrivals(auditId) : undefined), [auditId, isLoaded]);

  const withKept = async (known: AuditWork) => {
    const { offlineState } = await loadOffline();
    return { answers: withGiven(known.answers, keptWork(offlineState.get(), auditId).answers) };
  };
  return {
    kept,
    stored,
    get: async () => withKept(await reloadWork(auditId)),
    async save(changes: readonly GivenAnswer[]) {
      const answers = changes as unknown as AnswerChange[];
      const { canKeep } = await loadOffline();
      if (!canKeep()) return answerDirectly(auditId, answers);
      const taken = photos.in(answers);
      await keepAnswers(
        { auditId, answers },
        titleOf(work, answers),
        taken.map(({ photo }) => photo),
        taken.map(({ id }) => id),
      );
      photos.given(taken);
      return withKept(queryClient.getQueryData(workQuery(auditId).queryKey) ?? work);
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;

/** What has arrived waits no longer, and the server has to be asked first until its answer says it. */
function followArrivals(auditId: string): () => void {
  let isGone = false;
  let stop = () => {};
  void loadOffline().then(({ onArrival }) => {
    if (isGone) return;
    stop = onArrival((entry) => {
      if (entry.series !== auditId) return;
      queryClient.setQueryData(
        workQuery(auditId).queryKey,
        (work) => work && { ...work, answers: withGiven(work.answers, answersIn(entry)) as AuditWork['answers'] },
      );
    });
  });
  return () => {
    isGone = true;
    stop();
  };
}

/** The device is locked, or its key is out of reach: what is typed waits as a draft until the server has it. */
async function answerDirectly(auditId: string, answers: AnswerChange[]): Promise<AuditWork> {
  const work = await call(auditsEndpoints.answerAudit, {
    params: { id: auditId },
    body: { answers },
    idempotencyKey: newIdempotencyKey(),
  });
  takeOverWork(auditId, work);
  return work;
}

function titleOf({ template }: AuditWork, [first, ...others]: readonly AnswerChange[]): string {
  const title = template && first ? questionTitle(template, first.key) : '';
  return others.length > 0 ? sayNow(m.andMore, { title, n: others.length }) : title;
}
