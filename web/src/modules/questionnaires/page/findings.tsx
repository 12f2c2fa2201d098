import { unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import type { Finding, QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { placeText, questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { useMemo, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { notify } from '../../../ui/overlays/toast';
import { reportAddress, reportFinding } from '../../reports/public';
import type { FormPlace } from '../fill/form/form-place';
import { keyOfPlace } from '../fill/form/problems';
import { ReadAnswer } from '../fill/form/read-answer';
import type { AnswerSources } from '../fill/form/sources';
import { questionnaireCalls } from './queries';

export type Findings = ReturnType<typeof useFindings>;

/** Answers that the template marks as a finding, by their keys, and the one click that reports one. */
export function useFindings({ id, template, findings }: QuestionnaireDetail) {
  const say = useSay();
  const [busy, setBusy] = useState<string | null>(null);
  const byKey = useMemo(
    () => new Map(findings.map((finding) => [keyOfPlace(template, finding), finding])),
    [findings, template],
  );
  const report = async (finding: Finding) => {
    setBusy(keyOfPlace(template, finding));
    try {
      const reportId = await reportFinding(id, finding);
      notify.success(say(m.reported, { id: reportId }));
      await questionnaireCalls.takeOver(await questionnaireCalls.get(id));
    } catch (error) {
      notify.error(sentenceOf(error, say(m.reportFailed)));
    } finally {
      setBusy(null);
    }
  };
  const isBusy = (finding: Finding) => busy === keyOfPlace(template, finding);
  return { byKey, isBusy, isAnyBusy: busy !== null, report: (finding: Finding) => void report(finding) };
}

export function FindingAction({ finding, findings }: { finding: Finding; findings: Findings }) {
  const say = useSay();
  if (finding.reportId) {
    return (
      <Link className="btn btn-sm finding-action" to={reportAddress(finding.reportId)}>
        {say(m.openReport, { id: finding.reportId })}
      </Link>
    );
  }
  const isBusy = findings.isBusy(finding);
  return (
    <span className="finding-action">
      <Button
        size="small"
        icon="alert"
        busy={isBusy}
        disabled={findings.isAnyBusy}
        onClick={() => findings.report(finding)}
      >
        {say(isBusy ? m.reporting : m.reportFinding)}
      </Button>
    </span>
  );
}

interface FindingListProps {
  record: QuestionnaireDetail;
  findings: Findings;
  sources: AnswerSources;
  onGo: (place: FormPlace) => void;
}

export function FindingList({ record: { template, answers }, findings, sources, onGo }: FindingListProps) {
  const say = useSay();
  const filling = useMemo(() => unflatFilling(answers), [answers]);
  if (findings.byKey.size === 0) return <p className="muted">{say(m.noFindings)}</p>;
  return (
    <section aria-label={say(m.findings)}>
      <h3 className="text-14 questionnaire-subtitle">{say(m.findings)}</h3>
      <ul className="stack gap-8 findings">
        {[...findings.byKey].map(([key, finding]) => {
          const place = questionPlaces(template).get(finding.questionId);
          if (!place) return null;
          const scope = finding.instanceId
            ? filling.repeats[place.section.id]?.find(({ id }) => id === finding.instanceId)?.answers
            : filling.answers;
          return (
            <li key={key}>
              <div className="grow">
                <button type="button" className="linkbtn" onClick={() => onGo({ answer: key })}>
                  {placeText(place)}
                </button>
                <ReadAnswer question={place.question} answer={scope?.[finding.questionId]} sources={sources} />
              </div>
              <FindingAction finding={finding} findings={findings} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
