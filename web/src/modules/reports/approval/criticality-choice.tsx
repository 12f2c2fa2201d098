import { criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { type Criticality, criticalities, dueDate } from '@vigie/domain/modules/cases/public';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { useId } from 'react';
import { useSay } from '../../../platform/page/messages';
import { formatDay } from '../../../ui/fields/day';
import { Glyph } from '../../../ui/icons/glyph';
import { Icon } from '../../../ui/icons/icon';
import '../../../ui/buttons/segmented-control.css';
import { useParameters } from '../../parameters/public';

interface CriticalityChoiceProps {
  report: Report;
  value: Criticality | null;
  error: string | undefined;
  onChange: (criticality: Criticality) => void;
}

const shapes = { Critical: 'octagon', Major: 'triangle', Minor: 'circle' } as const;

/** How grave it is, and by when the case is due for it. */
export function CriticalityChoice({ report, value, error, onChange }: CriticalityChoiceProps) {
  const say = useSay();
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={[`${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')}>
      <legend className="label criticality-label">{say(m.criticality)}</legend>
      <div className="full-width seg icons-14 criticality">
        {criticalities.map((criticality) => (
          <label key={criticality} className={`criticality-${criticality}`}>
            <input
              type="radio"
              name="criticality"
              value={criticality}
              checked={criticality === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(criticality)}
            />
            <Glyph name={shapes[criticality]} />
            {say(criticalityMessages[criticality])}
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <p className="help" id={`${id}-help`}>
        <DueDate detectionDate={report.answers.detectionDate} criticality={value} />
      </p>
    </fieldset>
  );
}

function DueDate({ detectionDate, criticality }: { detectionDate: string | null; criticality: Criticality | null }) {
  const say = useSay();
  const parameters = useParameters();
  const days = criticality && parameters.data?.dueDays[criticality];
  if (!days || !detectionDate) return say(m.dueUnknown);
  return say(m.dueOn, { date: formatDay(dueDate(detectionDate, days)), days });
}
