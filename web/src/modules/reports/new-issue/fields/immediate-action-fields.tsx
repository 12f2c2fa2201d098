import type { ImmediateAction } from '@vigie/domain/modules/reports/answers';
import { questionMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { useSay } from '../../../../platform/page/messages';
import { Toggle } from '../../../../ui/buttons/toggle';
import { ChoiceGroup } from '../../../../ui/choices/choice-group';
import { TextArea } from '../../../../ui/fields/text-area';
import { TextField } from '../../../../ui/fields/text-field';
import type { AnswerFieldsProps } from './listed-fields';
import { MomentFields } from './moment-fields';
import { NameField } from './name-field';
import './answer-fields.css';

/**
 * What was done at once. Nothing can be said about it until the toggle says that something was: the wizard shows the fields
 * disabled until then (source 2, section 5), the form, which no source describes so far, folds them away.
 */
export function ImmediateActionFields({
  answers,
  onChange,
  problems,
  disabled,
  folded = false,
}: AnswerFieldsProps & { folded?: boolean }) {
  const say = useSay();
  const action = answers.immediateAction;
  const isOff = disabled || !answers.actionsTaken;
  const change = (changes: Partial<ImmediateAction>) => onChange({ immediateAction: { ...action, ...changes } });
  const text = (name: 'whatAction' | 'whyNecessary' | 'howLong' | 'responsible', maxLength: number) => ({
    name: `immediateAction.${name}`,
    label: say(m[name]),
    value: action[name],
    error: problems[`immediateAction.${name}`],
    maxLength,
    disabled: isOff,
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <div className="stack">
      <fieldset disabled={disabled}>
        <Toggle
          label={say(m.actionsTaken)}
          help={say(m.actionsTakenHelp)}
          checked={answers.actionsTaken}
          onChange={(actionsTaken) => onChange({ actionsTaken })}
        />
      </fieldset>
      {!(folded && isOff) && (
        <div className="items-start grid phone-column answers">
          <TextArea {...text('whatAction', 2000)} required rows={3} />
          <TextArea {...text('whyNecessary', 2000)} required rows={3} />
          <MomentFields
            label={say(m.date)}
            hourLabel={say(m.hour)}
            names={['immediateAction.date', 'immediateAction.hour']}
            day={action.date}
            hour={action.hour}
            errors={[problems['immediateAction.date'], problems['immediateAction.hour']]}
            required="both"
            disabled={isOff}
            onDay={(date) => change({ date })}
            onHour={(hour) => change({ hour })}
          />
          <TextField {...text('howLong', 200)} required placeholder={say(m.howLongPlaceholder)} autoComplete="off" />
          <NameField {...text('responsible', 200)} />
          <div className="cluster answers-pair">
            {(['stopIssue', 'canReoccur'] as const).map((name) => (
              <YesOrNo
                key={name}
                name={`immediateAction.${name}`}
                label={say(m[name])}
                value={action[name]}
                disabled={isOff}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface YesOrNoProps {
  name: string;
  label: string;
  value: boolean | null;
  disabled: boolean;
  onChange: (value: boolean | null) => void;
}

function YesOrNo({ value, onChange, ...rest }: YesOrNoProps) {
  const say = useSay();
  return (
    <ChoiceGroup
      {...rest}
      options={[
        { value: 'yes', label: say(m.yes) },
        { value: 'no', label: say(m.no) },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen && chosen === 'yes')}
    />
  );
}
