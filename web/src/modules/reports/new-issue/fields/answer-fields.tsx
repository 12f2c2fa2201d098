import { definitionMessages as d } from '@vigie/domain/modules/cases/messages/kinds';
import { questionMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { TextArea } from '../../../../ui/fields/text-area';
import { TextField } from '../../../../ui/fields/text-field';
import type { AnswerFieldsProps } from './listed-fields';
import { ListedFields } from './listed-fields';
import { MomentFields } from './moment-fields';
import { NameField } from './name-field';
import { hasReference, ReferenceField } from './reference-field';
import './answer-fields.css';

export { ClassificationFields } from './classification-fields';
export { ImmediateActionFields } from './immediate-action-fields';

type TextName = 'what' | 'who' | 'where' | 'howMany' | 'how' | 'why' | 'comments';

/** Definition (5W2H): the nine questions, with the department and comments that the form asks for too. */
export function AnswerFields({
  answers,
  onChange,
  problems,
  disabled,
  below,
  besideWhat,
}: AnswerFieldsProps & { below?: ReactNode; besideWhat?: ReactNode }) {
  const say = useSay();
  const text = (name: TextName, maxLength: number) => ({
    name,
    label: say(d[name]),
    value: answers[name],
    error: problems[name],
    maxLength,
    disabled,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const isLinked = hasReference(answers.detectionMethod);
  return (
    <div className="items-start grid phone-column answers">
      <div className="shrinks answers-wide">
        <TextArea
          {...text('what', 4000)}
          required
          rows={4}
          help={say(m.whatHelp)}
          placeholder={say(m.whatPlaceholder)}
          enterKeyHint="enter"
          labelEnd={besideWhat}
        />
        {below}
      </div>
      <NameField {...text('who', 200)} />
      <ListedFields answers={answers} onChange={onChange} problems={problems} disabled={disabled} />
      <Moments answers={answers} onChange={onChange} problems={problems} disabled={disabled} />
      {isLinked && (
        <ReferenceField
          mode={answers.detectionMethod}
          value={answers.detectionReference}
          error={problems.detectionReference}
          disabled={disabled}
          onChange={(detectionReference) => onChange({ detectionReference })}
        />
      )}
      <TextField {...text('where', 500)} placeholder={say(m.wherePlaceholder)} autoComplete="off" />
      <TextArea {...text('howMany', 1000)} rows={2} help={say(m.howManyHelp)} />
      <TextArea {...text('how', 1000)} rows={2} />
      <div className={isLinked ? 'shrinks answers-wide' : undefined}>
        <TextArea {...text('why', 2000)} rows={2} />
      </div>
      <div className="shrinks answers-wide">
        <TextArea {...text('comments', 4000)} rows={2} />
      </div>
    </div>
  );
}

const moments = ['detection', 'occurrence', 'declaration'] as const;

function Moments({ answers, onChange, problems, disabled }: AnswerFieldsProps) {
  const say = useSay();
  return (
    <div className="shrinks grid answers-wide answers-moments">
      {moments.map((moment) => (
        <MomentFields
          key={moment}
          label={say(d[`${moment}Date`])}
          names={[`${moment}Date`, `${moment}Hour`]}
          day={answers[`${moment}Date`]}
          hour={answers[`${moment}Hour`]}
          errors={[problems[`${moment}Date`], problems[`${moment}Hour`]]}
          disabled={disabled}
          {...(moment === 'detection' && { required: 'day' as const })}
          onDay={(day) => onChange({ [`${moment}Date`]: day })}
          onHour={(hour) => onChange({ [`${moment}Hour`]: hour })}
        />
      ))}
    </div>
  );
}
