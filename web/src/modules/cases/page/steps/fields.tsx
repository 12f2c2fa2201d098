import type { Message } from '@vigie/domain/kernel/message';
import { stepFieldMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import {
  type Explained,
  type ImpactLevel,
  impactLevels,
  type YesNoAnswer,
  yesNoAnswers,
} from '@vigie/domain/modules/cases/steps/impact';
import { useSay } from '../../../../platform/page/messages';
import { SegmentedField } from '../../../../ui/choices/segmented-field';
import { TextArea } from '../../../../ui/fields/text-area';
import { useStepField } from './form-context';

export const longestText = 8000;

interface LongTextProps {
  name: string;
  label: Message;
  help?: Message;
  rows?: number;
}

export function LongText({ name, label, help, rows = 3 }: LongTextProps) {
  const say = useSay();
  const { value, readOnly, set } = useStepField<string>(name);
  if (readOnly) return <ReadText name={name} label={say(label)} text={value} />;
  return (
    <TextArea
      name={name}
      label={say(label)}
      help={help && say(help)}
      value={value}
      rows={rows}
      maxLength={longestText}
      onChange={set}
    />
  );
}

/** Read-only text that can be selected. */
export function ReadText({ name, label, text }: { name?: string; label: string; text: string }) {
  const say = useSay();
  return (
    <div className="field read-field" data-field={name}>
      <span className="label">{label}</span>
      {text.trim() ? <p>{text}</p> : <p className="muted">{say(m.empty)}</p>}
    </div>
  );
}

interface ReadAnswerProps {
  name?: string | undefined;
  label: string;
  answer: string | null;
  text?: string;
}

function ReadAnswer({ name, label, answer, text }: ReadAnswerProps) {
  const say = useSay();
  return (
    <div className="field read-field" data-field={name}>
      <span className="label">{label}</span>
      <p className={answer ? 'strong' : 'muted'}>{answer ?? say(m.notAnswered)}</p>
      {text?.trim() && <p>{text}</p>}
    </div>
  );
}

const tones: Partial<Record<ImpactLevel, string>> = { 'Major impact': 'major', 'Critical impact': 'critical' };

export function ImpactLevelField() {
  const say = useSay();
  const { value, readOnly, set } = useStepField<ImpactLevel | null>('impactLevel');
  if (readOnly) return <ReadAnswer name="impactLevel" label={say(m.impactLevel)} answer={value && say(m[value])} />;
  return (
    <SegmentedField
      wide
      name="impactLevel"
      label={say(m.impactLevel)}
      options={impactLevels.map((level) => ({
        value: level,
        label: say(m[level]),
        ...(tones[level] && { tone: tones[level] }),
      }))}
      value={value}
      onChange={set}
    />
  );
}

interface ExplainedFieldProps {
  name: string;
  label: Message;
  textLabel: Message;
  textHelp?: Message;
}

/** N/A, Yes or No; the text appears for Yes and No, and goes with N/A. */
export function ExplainedField({ name, ...field }: ExplainedFieldProps) {
  const say = useSay();
  const { value, readOnly, set } = useStepField<Explained>(name);
  if (!readOnly) return <ExplainedAnswer {...field} name={name} value={value} onChange={set} />;
  return <ReadExplained name={name} label={say(field.label)} value={value} />;
}

interface ReadExplainedProps {
  name?: string;
  label: string;
  value: Explained;
}

export function ReadExplained({ name, label, value: { answer, text } }: ReadExplainedProps) {
  const say = useSay();
  return <ReadAnswer name={name} label={label} answer={answer && say(m[answer])} text={text} />;
}

interface ExplainedAnswerProps extends ExplainedFieldProps {
  help?: Message;
  value: Explained;
  onChange: (value: Explained) => void;
}

export function ExplainedAnswer(props: ExplainedAnswerProps) {
  const { name, label, help, textLabel, textHelp, value, onChange } = props;
  const say = useSay();
  const { answer, text } = value;
  return (
    <div className="stack-sm">
      <SegmentedField<YesNoAnswer>
        name={name}
        label={say(label)}
        help={help && say(help)}
        options={yesNoAnswers.map((option) => ({ value: option, label: say(m[option]) }))}
        value={answer}
        onChange={(chosen) => onChange({ ...value, answer: chosen })}
      />
      {(answer === 'Yes' || answer === 'No') && (
        <TextArea
          name={`${name}.text`}
          label={say(textLabel)}
          aria-label={`${say(label)} : ${say(textLabel)}`}
          placeholder={textHelp && say(textHelp)}
          value={text}
          rows={2}
          maxLength={longestText}
          onChange={(typed) => onChange({ ...value, text: typed })}
        />
      )}
    </div>
  );
}
