import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { newTaskMessages as m } from '@vigie/domain/modules/actions/messages/new-task';
import { priorityMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { priorities } from '@vigie/domain/modules/actions/record';
import { questionMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import { todayHere } from '../../../platform/page/dates';
import { DayField } from '../../../platform/page/day-field';
import { useSay } from '../../../platform/page/messages';
import { PersonChoice } from '../../../platform/records/person-choice';
import { Select } from '../../../ui/choices/select';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import type { TaskFields } from './task-draft';
import { samePersonObjection } from './task-objections';
import type { TaskForm } from './use-task-form';
import '../actions.css';

interface TaskFieldsProps {
  task: TaskFields;
  form: Pick<TaskForm, 'field' | 'problemOfDay'>;
}

export function TaskFieldSet({ task, form: { field, problemOfDay } }: TaskFieldsProps) {
  const say = useSay();
  const optional = say(reasonMessages.optional);
  const dueDate = field('dueDate');
  return (
    <>
      <TextField {...field('title')} label={say(m.title)} required maxLength={200} autoComplete="off" autoFocus />
      <div className="grid-2">
        <PersonChoice {...field('assignTo')} label={say(m.assignTo)} required />
        <Approver task={task} field={field} />
      </div>
      <div className="grid-2">
        <DayField
          {...dueDate}
          label={say(m.dueDate)}
          placeholder={say(m.dateFormat)}
          pickLabel={say(questionMessages.pickDate)}
          optional={optional}
          earliest={todayHere()}
          error={dueDate.error ?? problemOfDay(task.dueDate)}
          keepsUnreadable
        />
        <Select
          {...field('priority')}
          label={say(m.priority)}
          mark={
            <span className={`inline-row gap-8 nowrap priority priority-${task.priority}`}>
              <i />
            </span>
          }
          options={priorities.map((value) => ({ value, label: say(priorityMessages[value]) }))}
        />
      </div>
      <TextArea
        {...field('description')}
        label={say(m.description)}
        optional={optional}
        placeholder={say(m.descriptionHint)}
        rows={4}
        maxLength={4000}
      />
    </>
  );
}

function Approver({ task, field }: { task: TaskFields; field: TaskForm['field'] }) {
  const say = useSay();
  const approver = field('approver');
  const samePerson = samePersonObjection(task);
  return (
    <PersonChoice
      {...approver}
      label={say(m.approver)}
      optional={say(reasonMessages.optional)}
      help={say(m.approverHelp)}
      error={samePerson ? say(samePerson) : approver.error}
      labelEnd={
        task.approver && (
          <button
            type="button"
            className="linkbtn"
            disabled={approver.disabled}
            onClick={() => approver.onChange(null)}
          >
            {say(m.noApprover)}
          </button>
        )
      }
    />
  );
}
