import { connectionMessages } from '@vigie/domain/messages/connection';
import { type AuditWork, auditsEndpoints, type RivalAnswer } from '@vigie/domain/modules/audits/audits/contract';
import { type Answer, answerText, questionTitle } from '@vigie/domain/modules/audits/checklist/read-answer';
import { checklistMessages as m } from '@vigie/domain/modules/audits/pages/checklist-messages';
import { useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { call } from '../../../platform/transport/api';
import { newIdempotencyKey } from '../../../platform/transport/api-client';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { Card } from '../../../ui/foundation/card';
import { notify } from '../../../ui/overlays/toast';
import { type AuditDetail, takeOverWork } from '../audits/queries';

interface RivalsProps {
  audit: AuditDetail;
  work: AuditWork;
  mayChoose: boolean;
}

/** Questions that were answered twice on different devices: both answers are kept until the lead auditor chooses. */
export function Rivals({ audit, work, mayChoose }: RivalsProps) {
  const say = useSay();
  const questions = Object.entries(work.rivals).filter(([, rivals]) => rivals.length > 0);
  if (questions.length === 0) return null;
  return (
    <Card title={say(m.rivalTitle)}>
      <div className="stack">
        {questions.map(([key, rivals]) => (
          <Question key={key} audit={audit} work={work} answerKey={key} rivals={rivals} mayChoose={mayChoose} />
        ))}
      </div>
    </Card>
  );
}

interface QuestionProps extends RivalsProps {
  answerKey: string;
  rivals: readonly RivalAnswer[];
}

function Question({ audit: { id }, work, answerKey: key, rivals, mayChoose }: QuestionProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const { template, people, answers } = work;
  if (!template) return null;
  const choose = async (rivalId: string | null) => {
    setBusy(true);
    try {
      takeOverWork(
        id,
        await call(auditsEndpoints.chooseAuditAnswer, {
          params: { id },
          body: { key, rivalId },
          idempotencyKey: newIdempotencyKey(),
        }),
      );
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  const texts = (answer: Answer | null | undefined) => answerText(template, key, answer, people) || say(m.noAnswer);
  const options = [
    { rivalId: null, text: texts(answers[key]), by: say(m.standing) },
    ...rivals.map(({ rivalId, answer, who, observedAt }) => ({
      rivalId,
      text: texts(answer),
      by: say(m.by, { who, at: formatMinute(observedAt) }),
    })),
  ];
  return (
    <section className="stack gap-8" aria-label={questionTitle(template, key)}>
      <h3 className="text-14">{questionTitle(template, key)}</h3>
      <ul className="rival-answers">
        {options.map(({ rivalId, text, by }) => (
          <li key={rivalId ?? 'standing'} className="stack gap-8 bordered rounded">
            <span className="strong breaks">{text}</span>
            <small className="meta">{by}</small>
            {mayChoose && (
              <Button disabled={busy} aria-label={`${say(m.keep)} : ${text}`} onClick={() => void choose(rivalId)}>
                {say(m.keep)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
