import type { QuizAttempt } from '@vigie/domain/modules/training/assignments/contract';
import { learnMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Status } from '../../../ui/icons/status';
import { questionnaireAddress } from '../../questionnaires/public';

/** The quizzes that were handed in, each with its result. */
export function Attempts({ quiz }: { quiz: readonly QuizAttempt[] }) {
  const say = useSay();
  if (quiz.length === 0) return <p className="muted">{say(m.noAttempts)}</p>;
  return (
    <ul className="stack-sm">
      {quiz.map(({ questionnaireId, percent, isPassed, at }) => (
        <li key={questionnaireId} className="row wrap">
          <Link className="touch-link" to={questionnaireAddress(questionnaireId)}>
            {questionnaireId}
          </Link>
          <span>{say(m.attempt, { when: formatMinute(at), n: Math.round(percent) })}</span>
          <Status kind={isPassed ? 'good' : 'off'}>{say(isPassed ? m.passed : m.missed)}</Status>
        </li>
      ))}
    </ul>
  );
}
