import { capaMessages as m, measureWords } from '@vigie/domain/modules/cases/messages/capa-page';
import { type Capa, longestMeasure, type Measure } from '@vigie/domain/modules/cases/steps/capa-plan';
import { useState } from 'react';
import { DayField } from '../../../../../platform/page/day-field';
import { useSay } from '../../../../../platform/page/messages';
import { Toggle } from '../../../../../ui/buttons/toggle';
import { TextArea } from '../../../../../ui/fields/text-area';
import { TextField } from '../../../../../ui/fields/text-field';

type Effectiveness = Capa['effectiveness'];

interface EffectivenessFieldsProps {
  value: Effectiveness;
  /** What is wrong with the day of the check. */
  dayError: string | undefined;
  onChange: (value: Effectiveness) => void;
}

const usualMeasure: Measure = { days: 90, sameProduct: true, sameCause: true };

/** How it will be seen that the measure has worked: in words, on a day, and by what the system can count. */
export function EffectivenessFields({ value, dayError, onChange }: EffectivenessFieldsProps) {
  const say = useSay();
  const { criterion, checkOn, measure } = value;
  return (
    <div className="line-top capa-effect stack-sm">
      <TextArea
        name="criterion"
        label={say(m.criterion)}
        help={say(m.criterionHelp)}
        value={criterion}
        rows={2}
        maxLength={2000}
        onChange={(typed) => onChange({ ...value, criterion: typed })}
      />
      <Toggle
        label={say(m.measured)}
        help={say(m.measuredHelp)}
        checked={measure !== null}
        onChange={(isMeasured) => onChange({ ...value, measure: isMeasured ? usualMeasure : null })}
      />
      {measure ? (
        <MeasureFields value={measure} onChange={(changed) => onChange({ ...value, measure: changed })} />
      ) : (
        <div className="grid items-start phone-column capa-grid">
          <DayField
            name="checkOn"
            label={say(m.checkOn)}
            pickLabel={say(m.pickCheck)}
            value={checkOn ?? ''}
            error={dayError}
            onChange={(day) => onChange({ ...value, checkOn: day || null })}
          />
        </div>
      )}
    </div>
  );
}

function MeasureFields({ value, onChange }: { value: Measure; onChange: (value: Measure) => void }) {
  const say = useSay();
  const { message, values } = measureWords(value);
  return (
    <>
      <div className="cluster capa-measure">
        <DaysField days={value.days} onChange={(days) => onChange({ ...value, days })} />
        <Toggle
          label={say(m.sameCause)}
          checked={value.sameCause}
          onChange={(sameCause) => onChange({ ...value, sameCause })}
        />
        <Toggle
          label={say(m.sameProduct)}
          checked={value.sameProduct}
          onChange={(sameProduct) => onChange({ ...value, sameProduct })}
        />
      </div>
      <p className="muted">
        {say(message, values)}. {say(m.countedFrom)}
      </p>
    </>
  );
}

/** Passed on only when it is a number of days: what is typed on the way there is not planned. */
function DaysField({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const say = useSay();
  const [text, setText] = useState(String(days));
  const [shownFor, setShownFor] = useState(days);
  if (shownFor !== days) {
    setShownFor(days);
    setText(String(days));
  }
  const daysOf = (typed: string) => {
    const meant = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    return meant >= 1 && meant <= longestMeasure ? meant : null;
  };
  return (
    <TextField
      name="days"
      label={say(m.days)}
      error={daysOf(text) === null ? say(m.daysWrong, { n: longestMeasure }) : undefined}
      value={text}
      inputMode="numeric"
      maxLength={3}
      onChange={(typed) => {
        setText(typed);
        const meant = daysOf(typed);
        if (meant === null) return;
        setShownFor(meant);
        onChange(meant);
      }}
    />
  );
}
