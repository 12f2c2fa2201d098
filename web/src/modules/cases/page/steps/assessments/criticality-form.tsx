import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { type Criticality, criticalities } from '@vigie/domain/modules/cases/due-date';
import { assessmentFieldMessages as f } from '@vigie/domain/modules/cases/messages/assessment-fields';
import { finalCriticalityMessages as m } from '@vigie/domain/modules/cases/messages/assessment-pages';
import { criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { stepFieldMessages } from '@vigie/domain/modules/cases/messages/step-pages';
import { type RiskAnalysis, suggestedCriticality } from '@vigie/domain/modules/cases/steps/assessments';
import { useSay } from '../../../../../platform/page/messages';
import { Link } from '../../../../../platform/router/link';
import { SegmentedField } from '../../../../../ui/choices/segmented-field';
import { Banner } from '../../../../../ui/overlays/banner';
import { CriticalityBadge } from '../../../case-marks';
import { placeAddress } from '../../case-place';
import { useCaseStep } from '../../step-queries';
import { LongText } from '../fields';
import { useStepField, useStepForm } from '../form-context';
import './assessments.css';

const tones = { Critical: 'critical', Major: 'major', Minor: '' } as const;

/** The criticality that the investigation confirms, beside the one that the case has and the one that the risk suggests. */
export function CriticalityForm() {
  const say = useSay();
  const { record } = useStepForm();
  const { value: confirmed, readOnly, set } = useStepField<Criticality | null>('confirmed');
  return (
    <>
      <section className="step-section-part">
        <dl className="grid gap-10 judgement">
          <div className="grid">
            <dt className="note">{say(m.ofCase)}</dt>
            <dd>
              <CriticalityBadge criticality={record.criticality} />
            </dd>
          </div>
          <div className="grid">
            <dt className="note">{say(m.suggested)}</dt>
            <dd>
              <SuggestedByRisk />
            </dd>
          </div>
        </dl>
      </section>
      <section className="step-section-part">
        <div className="stack">
          {readOnly ? (
            <ReadConfirmed confirmed={confirmed} />
          ) : (
            <SegmentedField
              wide
              label={say(f.confirmed)}
              options={criticalities.map((one) => ({
                value: one,
                label: say(criticalityMessages[one]),
                ...(tones[one] && { tone: tones[one] }),
              }))}
              value={confirmed}
              onChange={set}
            />
          )}
          {confirmed && confirmed !== record.criticality && (
            <Banner kind="warning">
              {say(m.differs, {
                confirmed: say(criticalityMessages[confirmed]),
                now: say(criticalityMessages[record.criticality]),
              })}
            </Banner>
          )}
          <LongText name="justification" label={stepFieldMessages.justification} />
        </div>
      </section>
    </>
  );
}

function ReadConfirmed({ confirmed }: { confirmed: Criticality | null }) {
  const say = useSay();
  return (
    <div className="field read-field">
      <span className="label">{say(f.confirmed)}</span>
      {confirmed ? (
        <div>
          <CriticalityBadge criticality={confirmed} />
        </div>
      ) : (
        <p className="muted">{say(stepFieldMessages.notAnswered)}</p>
      )}
    </div>
  );
}

function SuggestedByRisk() {
  const say = useSay();
  const { record } = useStepForm();
  const risk = useCaseStep(record.id, 'risk-analysis');
  if (!risk.data) return <span className="note">{risk.isPending ? say(generalMessages.loading) : '–'}</span>;
  const suggested = suggestedCriticality(risk.data.content as RiskAnalysis);
  return (
    <>
      {suggested ? (
        <CriticalityBadge criticality={suggested} />
      ) : (
        <span className="note">{say(risk.data.changed ? m.notRated : m.notWritten)}</span>
      )}{' '}
      <Link className="linkbtn" to={placeAddress(record, 'risk-analysis')}>
        {say(m.toRiskAnalysis)}
      </Link>
    </>
  );
}
