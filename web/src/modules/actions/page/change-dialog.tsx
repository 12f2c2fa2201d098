import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import {
  actionPageMessages,
  extensionMessages,
  actionEditMessages as m,
} from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { useState } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { DayField } from '../../../platform/page/day-field';
import { useForm } from '../../../platform/page/form';
import { type Say, useSay } from '../../../platform/page/messages';
import { DialogFoot } from '../../../platform/records/dialog-foot';
import { type ChosenPerson, PersonChoice } from '../../../platform/records/person-choice';
import { formatDay } from '../../../ui/fields/day';
import { TextArea } from '../../../ui/fields/text-area';
import { Banner } from '../../../ui/overlays/banner';
import { Dialog } from '../../../ui/overlays/dialog';
import { notify } from '../../../ui/overlays/toast';
import { actionCalls, askExtension } from '../queries';
import { type Asked, type Entered, problemsOf } from './change-problems';
import type { OpenedAction } from './use-action-writes';

const words = {
  responsibleId: { title: m.handOver, label: m.newResponsible, submit: m.change, done: m.changed },
  approverId: { title: m.changeApprover, label: m.newApprover, submit: m.change, done: m.changed },
  dueDate: { title: m.changeDueDate, label: m.newDueDate, submit: m.change, done: m.changed },
  extension: {
    title: extensionMessages.ask,
    label: extensionMessages.until,
    submit: extensionMessages.send,
    done: extensionMessages.sent,
  },
} as const;

interface ChangeDialogProps {
  opened: OpenedAction;
  asked: Asked;
  onClose: () => void;
}

export function ChangeDialog({ opened: { action, write }, asked, onClose }: ChangeDialogProps) {
  const say = useSay();
  const { title, label, submit, done } = words[asked];
  const [values, setValues] = useState<Entered>({ value: '', reason: '' });
  const { field, busy, failure, form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (entered) => {
      const problems = problemsOf(action, asked, entered, todayHere());
      return Object.fromEntries(Object.entries(problems).map(([name, message]) => [name, say(message)]));
    },
    async submit(entered) {
      await write((version) => send({ id: action.id, version }, asked, entered));
      notify.success(say(done, { id: action.id }));
      onClose();
    },
  });
  const names = asked === 'approverId' && action.approverId === null;
  return (
    <Dialog
      title={say(names ? m.nameApprover : title)}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form {...form}>
        <div className="dialog-body stack-sm">
          <ValueField action={action} asked={asked} label={say(label)} field={field('value')} />
          <TextArea
            {...field('reason')}
            label={say(reasonMessages.reason)}
            help={say(asked === 'extension' ? extensionMessages.askHelp : m.note)}
            required
            rows={2}
            maxLength={1000}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : submit)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function send(action: Pick<ActionDetail, 'id' | 'version'>, asked: Asked, { value, reason: why }: Entered) {
  const reason = why.trim();
  if (asked === 'extension') return askExtension(action, { dueDate: value, reason });
  if (asked === 'dueDate') return actionCalls.change(action, { dueDate: value, reason });
  return actionCalls.change(action, { [asked]: value ? Number(value) : null, reason });
}

interface ValueFieldProps {
  action: ActionDetail;
  asked: Asked;
  label: string;
  field: {
    value: string;
    error: string | undefined;
    disabled: boolean;
    onChange: (value: string) => void;
  };
}

function ValueField({ action, asked, label, field }: ValueFieldProps) {
  const say = useSay();
  const [person, setPerson] = useState<ChosenPerson | null>(null);
  const help = say(m.now, { value: presentValue(action, asked, say) });
  if (asked === 'dueDate' || asked === 'extension') {
    return <DayField {...field} label={label} help={help} required pickLabel={label} />;
  }
  const mayBeEmpty = asked === 'approverId' && action.approverId !== null;
  return (
    <PersonChoice
      label={label}
      help={mayBeEmpty ? `${help}. ${say(m.noApproverHelp)}` : help}
      error={field.error}
      disabled={field.disabled}
      required={!mayBeEmpty}
      value={person}
      onChange={(chosen) => {
        setPerson(chosen);
        field.onChange(chosen ? String(chosen.id) : '');
      }}
    />
  );
}

function presentValue({ responsible, approver, dueDate }: ActionDetail, asked: Asked, say: Say): string {
  if (asked === 'responsibleId') return responsible;
  if (asked === 'approverId') return approver ?? say(actionPageMessages.noApprover);
  return dueDate ? formatDay(dueDate) : say(actionPageMessages.empty);
}
