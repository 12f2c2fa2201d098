import { connectionMessages } from '@vigie/domain/messages/connection';
import { isOverdue } from '@vigie/domain/modules/actions/due-notices';
import {
  actionEditMessages as e,
  extensionMessages,
  actionPageMessages as m,
} from '@vigie/domain/modules/actions/messages/page';
import { originKindMessages, priorityMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { type ActionDetail, originKindOf, type Priority, priorities } from '@vigie/domain/modules/actions/record';
import { type ReactNode, useRef, useState } from 'react';
import { formatMinute, todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { initialsOf } from '../../../platform/records/people';
import { sentenceOf } from '../../../platform/transport/api-error';
import { WhyButton, WhyIconButton } from '../../../ui/buttons/why-button';
import { formatDay } from '../../../ui/fields/day';
import { Avatar } from '../../../ui/icons/avatar';
import { Icon } from '../../../ui/icons/icon';
import { Menu } from '../../../ui/overlays/menu';
import { notify } from '../../../ui/overlays/toast';
import { PriorityMark } from '../action-state';
import { actionCalls } from '../queries';
import { ChangeDialog } from './change-dialog';
import type { Asked } from './change-problems';
import { useWhyNot } from './change-why';
import type { OpenedAction } from './use-action-writes';

/** Who, until when, how urgent, where from; each beside the way to change it. */
export function ActionFacts({ opened }: { opened: OpenedAction }) {
  const say = useSay();
  const { action } = opened;
  const whyNot = useWhyNot(action);
  const [asked, setAsked] = useState<Asked | null>(null);
  const whyNotDue = whyNot.change('dueDate');
  const asksForTime = whyNotDue !== undefined && whyNot.isResponsible;
  return (
    <>
      <dl className="grid-2 action-facts action-facts-many">
        <Fact
          label={say(m.responsible)}
          end={
            <ChangeButton
              label={say(e.handOver)}
              why={whyNot.change('responsibleId')}
              onClick={() => setAsked('responsibleId')}
            />
          }
        >
          <PersonName name={action.responsible} />
        </Fact>
        <Fact
          label={say(m.approver)}
          end={
            <ChangeButton
              label={say(action.approver ? e.changeApprover : e.nameApprover)}
              why={whyNot.change('approverId')}
              onClick={() => setAsked('approverId')}
            />
          }
        >
          {action.approver ? <PersonName name={action.approver} /> : <span className="muted">{say(m.noApprover)}</span>}
        </Fact>
        <Fact label={say(m.startDate)}>{formatDay(action.startDate)}</Fact>
        <Fact
          label={say(m.dueDate)}
          end={
            !asksForTime && (
              <ChangeButton label={say(e.changeDueDate)} why={whyNotDue} onClick={() => setAsked('dueDate')} />
            )
          }
          below={
            asksForTime && (
              <WhyButton size="small" why={whyNot.extend()} onClick={() => setAsked('extension')}>
                {say(extensionMessages.ask)}
              </WhyButton>
            )
          }
        >
          <DueDay action={action} />
        </Fact>
        <Fact label={say(m.priority)} end={<PriorityChange opened={opened} why={whyNot.change('priority')} />}>
          <PriorityMark priority={action.priority} />
        </Fact>
        <Fact label={say(m.origin)}>{formatOrigin(action, say)}</Fact>
        {action.completedAt && <Fact label={say(m.completedAt)}>{formatMinute(action.completedAt)}</Fact>}
      </dl>
      {asked && <ChangeDialog key={asked} opened={opened} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface FactProps {
  label: string;
  /** Beside the value. */
  end?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

function Fact({ label, end, below, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="row gap-4 action-fact">
        <span>{children}</span>
        {end}
      </dd>
      {below && <dd className="action-fact-below">{below}</dd>}
    </div>
  );
}

function PersonName({ name }: { name: string }) {
  return (
    <span className="inline-row gap-8">
      <Avatar initials={initialsOf(name)} />
      {name}
    </span>
  );
}

function ChangeButton(props: { label: string; why: string | undefined; onClick: () => void }) {
  return <WhyIconButton icon="pencil" aria-haspopup="dialog" {...props} />;
}

function DueDay({ action }: { action: ActionDetail }) {
  const say = useSay();
  if (!action.dueDate) return say(m.empty);
  return (
    <span className="digits action-due">
      {formatDay(action.dueDate)}
      {isOverdue(action, todayHere()) && (
        <span className="inline-row gap-4 strong critical">
          <Icon name="alert" />
          {say(m.overdue)}
        </span>
      )}
    </span>
  );
}

function formatOrigin({ origin, createdBy }: ActionDetail, say: ReturnType<typeof useSay>): string {
  const kind = originKindOf(origin);
  if (kind === 'task') return say(m.originFrom, { kind: say(originKindMessages.task), from: createdBy });
  return kind === 'capa' ? origin : `${say(originKindMessages[kind])} ${origin}`;
}

function PriorityChange({ opened: { action, write }, why }: { opened: OpenedAction; why: string | undefined }) {
  const say = useSay();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const choose = async (priority: Priority) => {
    if (priority === action.priority) return;
    try {
      await write((version) => actionCalls.change({ id: action.id, version }, { priority }));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    }
  };
  return (
    <>
      <WhyIconButton
        ref={trigger}
        icon="pencil"
        label={say(e.changePriority)}
        why={why}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu
          label={say(m.priority)}
          triggerRef={trigger}
          entries={priorities.map((id) => ({
            id,
            label: say(priorityMessages[id]),
            ...(id === action.priority && { icon: 'check' as const }),
            onChoose: () => void choose(id),
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
