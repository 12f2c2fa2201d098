import { definitionMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { questionMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { todayHere } from '../../../../platform/page/dates';
import { useSay } from '../../../../platform/page/messages';
import { DateField, HourField } from '../../../../ui/fields/date-field';

interface MomentFieldsProps {
  label: string;
  /** Of the day and of the hour. */
  names: readonly [string, string];
  hourLabel?: string;
  day: string | null;
  hour: string | null;
  errors: readonly [string | undefined, string | undefined];
  required?: 'day' | 'both';
  disabled?: boolean | undefined;
  onDay: (day: string | null) => void;
  onHour: (hour: string | null) => void;
}

/** A day and, where it is known, the hour. */
export function MomentFields(props: MomentFieldsProps) {
  const { label, names, errors, required, disabled } = props;
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the label of the day a second time
    <div className="items-start grid moment" role="group" aria-label={label}>
      <DateField
        label={label}
        name={names[0]}
        value={props.day ?? ''}
        onChange={(day) => props.onDay(day || null)}
        error={errors[0]}
        required={required !== undefined}
        disabled={disabled}
        placeholder={say(m.datePlaceholder)}
        invalidMessage={say(m.dateInvalid)}
        pickLabel={say(m.pickDate)}
        latest={todayHere()}
      />
      <HourField
        label={props.hourLabel ?? say(definitionMessages.hour)}
        name={names[1]}
        value={props.hour ?? ''}
        onChange={(hour) => props.onHour(hour || null)}
        error={errors[1]}
        required={required === 'both'}
        disabled={disabled}
        placeholder={say(m.hourPlaceholder)}
        invalidMessage={say(m.hourInvalid)}
        pickLabel={say(m.pickHour)}
      />
    </div>
  );
}
