import { channelMessages, assessmentFieldMessages as f } from '@vigie/domain/modules/cases/messages/assessment-fields';
import { customerNotificationMessages as m } from '@vigie/domain/modules/cases/messages/assessment-pages';
import {
  type CustomerNotification,
  type NotificationChannel,
  notificationChannels,
} from '@vigie/domain/modules/cases/steps/assessments';
import { questionMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import { todayHere } from '../../../../../platform/page/dates';
import { DayField } from '../../../../../platform/page/day-field';
import { useSay } from '../../../../../platform/page/messages';
import { ChoiceGroup } from '../../../../../ui/choices/choice-group';
import { formatDay } from '../../../../../ui/fields/day';
import { TextField } from '../../../../../ui/fields/text-field';
import { ExplainedField, LongText, ReadText } from '../fields';
import { useStepField, useStepForm } from '../form-context';

/** Whether the customer has to be informed, and then: whom, when, how, what, and what they answered. */
export function CustomerForm() {
  const say = useSay();
  const { content } = useStepForm();
  const { required, ...details } = content as CustomerNotification;
  const isRequired = required.answer === 'Yes';
  // What is written is stored and printed: it does not hide behind another answer.
  const isWritten = Object.values(details).some(Boolean);
  return (
    <>
      <section className="step-section-part">
        <ExplainedField name="required" label={f.required} textLabel={m.why} textHelp={m.whyHelp} />
      </section>
      {(isRequired || isWritten) && (
        <section className="step-section-part">
          <div className="stack">
            {!isRequired && <p className="muted">{say(m.stillWritten)}</p>}
            <div className="grid-2">
              <ShortText name="customer" longest={200} />
              <ShortText name="contact" longest={200} />
            </div>
            <ChannelField />
            <div className="grid-2">
              <NotifiedOn />
              <ShortText name="reference" longest={100} help={say(m.referenceHelp)} />
            </div>
            <LongText name="message" label={f.message} />
            <LongText name="response" label={f.response} />
          </div>
        </section>
      )}
    </>
  );
}

interface ShortTextProps {
  name: 'customer' | 'contact' | 'reference';
  longest: number;
  help?: string;
}

function ShortText({ name, longest, help }: ShortTextProps) {
  const say = useSay();
  const { value, readOnly, set } = useStepField<string>(name);
  if (readOnly) return <ReadText label={say(f[name])} text={value} />;
  return <TextField name={name} label={say(f[name])} help={help} value={value} maxLength={longest} onChange={set} />;
}

function ChannelField() {
  const say = useSay();
  const { value, readOnly, set } = useStepField<NotificationChannel | null>('channel');
  if (readOnly) return <ReadText label={say(f.channel)} text={value ? say(channelMessages[value]) : ''} />;
  return (
    <ChoiceGroup
      name="channel"
      label={say(f.channel)}
      options={notificationChannels.map((one) => ({ value: one, label: say(channelMessages[one]) }))}
      value={value}
      onChange={set}
    />
  );
}

function NotifiedOn() {
  const say = useSay();
  const { value, readOnly, set } = useStepField<string | null>('notifiedOn');
  if (readOnly) return <ReadText label={say(f.notifiedOn)} text={formatDay(value ?? '')} />;
  return (
    <DayField
      name="notifiedOn"
      label={say(f.notifiedOn)}
      value={value ?? ''}
      pickLabel={say(questionMessages.pickDate)}
      latest={todayHere()}
      onChange={(day) => set(day || null)}
    />
  );
}
