import { addressOfCase } from '@vigie/domain/modules/cases/public';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { type ReactNode, useRef } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import type { WriteInTurn } from '../../../platform/records/record-transition';
import { Link } from '../../../platform/router/link';
import { sentenceOf } from '../../../platform/transport/api-error';
import { saveFile } from '../../../platform/transport/received-file';
import { Button } from '../../../ui/buttons/button';
import { Icon } from '../../../ui/icons/icon';
import { notify } from '../../../ui/overlays/toast';
import { QuestionnaireState } from '../questionnaire-marks';
import { openPdf } from './queries';
import { ReasonedMoves } from './questionnaire-moves';

interface QuestionnaireHeadProps {
  record: QuestionnaireDetail;
  /** How a change reaches the server, where answers are on their way to it too. */
  write?: WriteInTurn<QuestionnaireDetail>;
  children?: ReactNode;
}

export function QuestionnaireHead({ record, write, children }: QuestionnaireHeadProps) {
  const say = useSay();
  const { id, status, template, templateVersion, filler, startedAt, submittedAt, caseId } = record;
  const download = useDownload(id);
  return (
    <header className="questionnaire-head">
      <div className="row gap-12 phone-wrap titlerow">
        <h1 className="title">
          <span className="questionnaire-number">{id}</span> {template.title}
        </h1>
        <div className="flex push actions">
          <Link className="btn btn-ghost" to="/apps/questionnaires">
            <Icon name="arrow-left" />
            {say(m.toList)}
          </Link>
          <Button icon="download" onClick={() => void download()}>
            {say(m.pdf)}
          </Button>
          <ReasonedMoves record={record} write={write} />
        </div>
      </div>
      <div className="row wrap note questionnaire-facts">
        <QuestionnaireState status={status} />
        <span>{say(m.version, { n: templateVersion })}</span>
        <span>{say(m.filledBy, { who: filler })}</span>
        <span>{say(m.startedAt, { when: formatMinute(startedAt) })}</span>
        {submittedAt && <span>{say(m.submittedAt, { when: formatMinute(submittedAt) })}</span>}
        {caseId && <Link to={stepOfCase(caseId, record)}>{say(m.forCase, { id: caseId })}</Link>}
        {children}
      </div>
      {template.explanation && <p className="breaks questionnaire-explanation">{template.explanation}</p>}
    </header>
  );
}

/** The case at the step that this questionnaire is; one that was given up is none of its steps. */
function stepOfCase(caseId: string, { status, templateId }: QuestionnaireDetail): string {
  const address = addressOfCase(caseId);
  return status === 'discarded' ? address : `${address}/${templateId}`;
}

function useDownload(id: string): () => Promise<void> {
  const say = useSay();
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const name = `${id}.pdf`;
    const toast = notify.loading(say(m.preparing, { name }));
    try {
      const response = await openPdf(id);
      saveFile(await response.blob(), name);
      notify.success(say(m.pdfSaved, { name }), { id: toast });
    } catch (error) {
      notify.error(sentenceOf(error, say(m.pdfFailed)), { id: toast });
    } finally {
      isRunning.current = false;
    }
  };
}
