import { trainingWorkflowMessages } from '@vigie/domain/modules/training/assignments/messages';
import { learnMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { useEffect } from 'react';
import { useSay } from '../../../platform/page/messages';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Card } from '../../../ui/foundation/card';
import { Banner } from '../../../ui/overlays/banner';
import { useStart } from '../../questionnaires/public';
import { type TrainingDetail, takeQuiz, trainingCalls, useStanding } from '../assignments/queries';
import { Attempts } from './attempts';

interface QuizProps {
  training: TrainingDetail;
  /** The reader is in training, and has not signed yet. */
  isOpen: boolean;
}

/** The quiz is filled in on the page of questionnaires; what was handed in counts when the reader comes back. */
export function Quiz({ training, isOpen }: QuizProps) {
  const say = useSay();
  const standing = useStanding(training.id).data;
  const { start, busy, failure } = useStart({});
  const { id, version, templateId, quiz } = training;
  const mustBeShown = training.versionId !== null && training.shownAt === null;
  const isCounted = isOpen && !mustBeShown;
  useEffect(() => {
    // Another change came first: with the version as it is now, it is tried again.
    if (isCounted) takeQuiz({ id, version }).catch(() => trainingCalls.refetch());
  }, [isCounted, id, version]);
  const isPassed = standing?.isQuizPassed === true;
  const left = standing?.attemptsLeft ?? 0;
  return (
    <Card title={say(m.quiz)}>
      <div className="stack-sm">
        {standing && <p>{say(m.passedFrom, { n: standing.passPercent, left })}</p>}
        <Attempts quiz={quiz} />
        {isPassed && <Banner kind="success">{say(m.isPassed)}</Banner>}
        {isOpen && !isPassed && left > 0 && (
          <>
            <p className="muted">{say(m.comeBack)}</p>
            <div className="row">
              <WhyButton
                why={mustBeShown ? say(trainingWorkflowMessages.notShown) : undefined}
                busy={busy !== null}
                onClick={() => start(templateId ?? '')}
              >
                {say(m.startQuiz)}
              </WhyButton>
            </div>
          </>
        )}
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
    </Card>
  );
}
