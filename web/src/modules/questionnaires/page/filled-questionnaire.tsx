import { unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnaireWorkflowMessages as workflowMessages } from '@vigie/domain/modules/questionnaires/messages/filled';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { useMemo, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { SignatureBlock } from '../../../platform/records/signature-block';
import { Card } from '../../../ui/foundation/card';
import { Banner } from '../../../ui/overlays/banner';
import type { FormPlace } from '../fill/form/form-place';
import type { ProblemsByPlace } from '../fill/form/problems';
import { QuestionnaireForm } from '../fill/questionnaire-form';
import { PercentMark } from '../questionnaire-marks';
import { FindingAction, FindingList, useFindings } from './findings';
import { MoreOfRecord } from './more-of-record';
import { QuestionnaireHead } from './questionnaire-head';
import { useReadSources } from './use-photos';

const noProblems: ProblemsByPlace = new Map();

/** A questionnaire to be read: what came of it, then the answers. */
export function FilledQuestionnaire({ record }: { record: QuestionnaireDetail }) {
  const say = useSay();
  const { template, answers, status, filler, signature, isSignatureValid, allowed } = record;
  const filling = useMemo(() => unflatFilling(answers), [answers]);
  const sources = useReadSources(record);
  const [place, setPlace] = useState<FormPlace | null>(null);
  const findings = useFindings(record);
  return (
    <div className="stack gap-16 page">
      <QuestionnaireHead record={record} />
      {allowed !== 'changes' && <Banner>{say(workflowMessages.caseFrozen)}</Banner>}
      {allowed === 'changes' && status === 'in_progress' && <Banner>{say(m.othersFill, { who: filler })}</Banner>}
      {status === 'submitted' && (
        <Card title={say(m.result)}>
          <div className="stack-sm">
            <Score record={record} />
            <FindingList record={record} findings={findings} sources={sources} onGo={setPlace} />
            {signature && <SignatureBlock signature={signature} isValid={isSignatureValid} />}
          </div>
        </Card>
      )}
      <QuestionnaireForm
        template={template}
        filling={filling}
        sources={sources}
        place={place}
        problems={noProblems}
        isReadOnly
        onPlace={setPlace}
        onChange={() => {}}
        asideOf={(key) => {
          const finding = findings.byKey.get(key);
          return finding && status === 'submitted' && <FindingAction finding={finding} findings={findings} />;
        }}
      />
      <MoreOfRecord record={record} />
    </div>
  );
}

function Score({ record: { points, possible, percent, isFailed } }: { record: QuestionnaireDetail }) {
  const say = useSay();
  if (percent === null && !isFailed) return null;
  return (
    <p className="cluster questionnaire-result">
      <PercentMark percent={percent} isFailed={isFailed} />
      {percent !== null && <span className="muted">{say(m.points, { points, possible })}</span>}
    </p>
  );
}
