import { assessmentFieldMessages } from '@vigie/domain/modules/cases/messages/assessment-fields';
import { riskPageMessages as m } from '@vigie/domain/modules/cases/messages/assessment-pages';
import { highestRating, type Rated, type RiskFactor } from '@vigie/domain/modules/cases/steps/assessments';
import { useSay } from '../../../../../platform/page/messages';
import { SegmentedField } from '../../../../../ui/choices/segmented-field';
import { TextArea } from '../../../../../ui/fields/text-area';
import { longestText, ReadText } from '../fields';
import { useStepField } from '../form-context';

/** The places of the scale from 1 to 10 that are explained in words. */
export const anchors = [1, 4, 7, 10] as const;
export type Anchor = (typeof anchors)[number];

/** The explained places that a rating stands at: its own, or the two that it lies between. */
export function anchorsAt(rating: number | null): readonly Anchor[] {
  const below = anchors.findLast((anchor) => rating !== null && anchor <= rating);
  const above = anchors.find((anchor) => rating !== null && anchor >= rating);
  return [...new Set([below, above])].filter((anchor) => anchor !== undefined);
}

const ratings = Array.from({ length: highestRating }, (_, at) => String(at + 1));

/** One of the three factors: from 1 to 10, what that means in words, and why. */
export function RatingField({ factor }: { factor: RiskFactor }) {
  const say = useSay();
  const { value, readOnly, set } = useStepField<Rated>(factor);
  const { rating, rationale } = value;
  const name = say(assessmentFieldMessages[factor]);
  const rationaleLabel = say(assessmentFieldMessages.rationale);
  if (readOnly) {
    return (
      <section className="step-section-part" aria-label={name}>
        <div className="stack-sm">
          <ReadRating factor={factor} rating={rating} />
          <ReadText label={rationaleLabel} text={rationale} />
        </div>
      </section>
    );
  }
  return (
    <section className="step-section-part rating" aria-label={name}>
      <div className="stack-sm">
        <SegmentedField
          wide
          label={name}
          help={say(m[`${factor}Help`])}
          options={ratings.map((one) => ({ value: one, label: one }))}
          value={rating === null ? null : String(rating)}
          onChange={(chosen) => set({ ...value, rating: chosen === null ? null : Number(chosen) })}
        />
        <Scale factor={factor} rating={rating} />
        <TextArea
          name={`${factor}.rationale`}
          label={rationaleLabel}
          aria-label={say(m.ofFactor, { factor: name, field: rationaleLabel })}
          value={rationale}
          rows={2}
          maxLength={longestText}
          onChange={(typed) => set({ ...value, rationale: typed })}
        />
      </div>
    </section>
  );
}

/** Four places of the scale in words; where the rating stands is marked. */
function Scale({ factor, rating }: { factor: RiskFactor; rating: number | null }) {
  const say = useSay();
  const here = anchorsAt(rating);
  return (
    <ol className="grid meta phone-column rating-scale">
      {anchors.map((anchor) => (
        <li key={anchor} aria-current={here.includes(anchor) || undefined}>
          <b className="semibold digits">{anchor}</b> {say(m[`${factor}${anchor}`])}
        </li>
      ))}
    </ol>
  );
}

function ReadRating({ factor, rating }: { factor: RiskFactor; rating: number | null }) {
  const say = useSay();
  const meaningOf = (anchor: Anchor) => say(m[`${factor}${anchor}`]);
  const [low, high] = anchorsAt(rating);
  return (
    <div className="field read-field">
      <span className="label">{say(assessmentFieldMessages[factor])}</span>
      {rating === null || !low ? (
        <p className="muted">{say(m.notRated)}</p>
      ) : (
        <p>
          <b>{rating}</b>{' '}
          <span className="muted">
            {high
              ? say(m.between, { low, lowMeaning: meaningOf(low), high, highMeaning: meaningOf(high) })
              : meaningOf(low)}
          </span>
        </p>
      )}
    </div>
  );
}
