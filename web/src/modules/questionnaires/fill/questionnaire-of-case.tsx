import type { QuestionnaireStatus } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { questionnaireOfCaseMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-of-case';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Button } from '../../../ui/buttons/button';
import { Banner } from '../../../ui/overlays/banner';
import { QuestionnaireState } from '../questionnaire-marks';
import { questionnaireAddress, useStart } from '../use-start';

interface QuestionnaireOfCaseProps {
  caseId: string;
  asked: {
    readonly templateId: string;
    readonly questionnaireId: string | null;
    readonly status: QuestionnaireStatus | null;
    readonly filler: string | null;
  };
  /** The case is approved or has ended. */
  isFrozen: boolean;
}

/** How far the questionnaire is and who fills it; where there is none, a press begins it. */
export function QuestionnaireOfCase({ caseId, asked, isFrozen }: QuestionnaireOfCaseProps) {
  const say = useSay();
  const { start, busy, failure } = useStart({ caseId });
  const { templateId, questionnaireId, status, filler } = asked;
  if (questionnaireId && status) {
    return (
      <div className="stack-sm">
        <p>
          <QuestionnaireState status={status} /> · {say(m.filledBy, { who: filler ?? '' })}
        </p>
        <p>
          <Link className="btn" to={questionnaireAddress(questionnaireId)}>
            {say(m.open, { id: questionnaireId })}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="stack-sm">
      <p>{say(isFrozen ? m.frozen : m.notBegun)}</p>
      {!isFrozen && (
        <p>
          <Button look="primary" busy={busy !== null} onClick={() => start(templateId)}>
            {say(m.start)}
          </Button>
        </p>
      )}
      {failure && <Banner kind="error">{failure}</Banner>}
    </div>
  );
}
