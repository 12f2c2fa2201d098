import { assessmentFieldMessages } from '@vigie/domain/modules/cases/messages/assessment-fields';
import { riskPageMessages as m } from '@vigie/domain/modules/cases/messages/assessment-pages';
import {
  type RiskAnalysis,
  riskFactors,
  riskPriority,
  type Suggestion,
  suggestionOf,
} from '@vigie/domain/modules/cases/steps/assessments';
import { useSay } from '../../../../../platform/page/messages';
import { CriticalityBadge } from '../../../case-marks';
import { LongText } from '../fields';
import { useStepForm } from '../form-context';
import { RatingField } from './rating-field';
import './assessments.css';

/** Severity x occurrence x detectability, the number that they make, and what that suggests. */
export function RiskForm() {
  return (
    <>
      {riskFactors.map((factor) => (
        <RatingField key={factor} factor={factor} />
      ))}
      <section className="step-section-part">
        <LongText name="controls" label={assessmentFieldMessages.controls} help={m.controlsHelp} />
      </section>
      <Result />
    </>
  );
}

function Result() {
  const say = useSay();
  const { record, content } = useStepForm();
  const risk = content as RiskAnalysis;
  const priority = riskPriority(risk);
  const suggestion = suggestionOf(risk);
  return (
    <section className="step-section-part" aria-label={say(m.result)}>
      <dl className="grid gap-10 judgement" aria-live="polite">
        <div className="grid">
          <dt className="note">{say(m.priority)}</dt>
          <dd>
            {priority === null ? (
              <span className="note">{say(m.unknown)}</span>
            ) : (
              <>
                <b className="semibold digits risk-priority">{priority}</b>{' '}
                <span className="note">{product(risk, say)}</span>
              </>
            )}
          </dd>
        </div>
        {suggestion && (
          <div className="grid">
            <dt className="note">{say(m.suggested)}</dt>
            <dd>
              <CriticalityBadge criticality={suggestion.criticality} />{' '}
              <span className="note">{say(because[suggestion.because], { bound: suggestion.bound })}</span>
            </dd>
          </div>
        )}
        <div className="grid">
          <dt className="note">{say(m.ofCase)}</dt>
          <dd>
            <CriticalityBadge criticality={record.criticality} />
          </dd>
        </div>
      </dl>
      {suggestion && (
        <p className="note judgement-note">{say(suggestion.criticality === record.criticality ? m.same : m.differs)}</p>
      )}
    </section>
  );
}

const because: Readonly<Record<Suggestion['because'], (typeof m)['below']>> = {
  priority: m.byPriority,
  severity: m.bySeverity,
  below: m.below,
};

function product(risk: RiskAnalysis, say: ReturnType<typeof useSay>): string {
  const [severity, occurrence, detectability] = riskFactors.map((factor) => risk[factor].rating ?? 0);
  return say(m.product, { severity: severity ?? 0, occurrence: occurrence ?? 0, detectability: detectability ?? 0 });
}
