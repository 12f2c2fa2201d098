import { questionnaireEndpoints } from '@vigie/domain/modules/questionnaires/filled/contract';
import { startMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-list';
import { useRef, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { call } from '../../platform/transport/api';
import { newIdempotencyKey } from '../../platform/transport/api-client';
import { sentenceOf } from '../../platform/transport/api-error';
import { queryClient } from '../../platform/transport/query-client';

export const questionnairesPath = '/apps/questionnaires';
export const questionnaireAddress = (id: string) => `${questionnairesPath}/${id}`;

interface Start {
  /** The case that it is filled for. */
  caseId?: string;
  /** The page that asked is none to come back to. */
  replaces?: boolean;
}

/** Begins a questionnaire and leads to it. */
export function useStart({ caseId, replaces = false }: Start) {
  const say = useSay();
  const { history } = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // The same for each attempt at one template: a press after a lost answer begins no second questionnaire.
  const keys = useRef(new Map<string, string>());
  const start = async (templateId: string) => {
    setBusy(templateId);
    setFailure(null);
    const idempotencyKey = keys.current.get(templateId) ?? newIdempotencyKey();
    keys.current.set(templateId, idempotencyKey);
    const body = { templateId, ...(caseId && { caseId }) };
    try {
      const begun = await call(questionnaireEndpoints.startQuestionnaire, { body, idempotencyKey });
      void queryClient.invalidateQueries({ queryKey: ['questionnaire'] });
      if (caseId) void queryClient.invalidateQueries({ queryKey: ['case'] });
      const to = questionnaireAddress(begun.id);
      if (replaces) history.replace(to);
      else history.push(to);
    } catch (error) {
      setFailure(sentenceOf(error, say(m.failed)));
      setBusy(null);
    }
  };
  return { start: (id: string) => void start(id), busy, failure };
}
