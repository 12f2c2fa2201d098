import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { Action } from '@vigie/domain/modules/actions/record';
import type { ReactNode } from 'react';
import { formatMinute } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { initialsOf } from '../../platform/records/people';
import { formatDay } from '../../ui/fields/day';
import { Card } from '../../ui/foundation/card';
import { Avatar } from '../../ui/icons/avatar';
import { ActionMoves } from './action-moves';
import { ActionState } from './action-state';
import './actions.css';

interface ActionCardProps {
  action: Action;
  /** The case that it belongs to is closed or void. */
  isCaseEnded: boolean;
}

/** One action to be read, and all that can be done with it. */
export function ActionCard({ action, isCaseEnded }: ActionCardProps) {
  const say = useSay();
  const { description, objective, responsible, dueDate, completedAt } = action;
  return (
    <Card title={action.summary} end={<ActionState status={action.status} />}>
      <dl className="grid-2 action-facts">
        <Fact label={say(m.responsible)}>
          <span className="inline-row gap-8">
            <Avatar initials={initialsOf(responsible)} />
            {responsible}
          </span>
        </Fact>
        <Fact label={say(m.dueDate)}>{dueDate ? formatDay(dueDate) : say(m.empty)}</Fact>
        {completedAt && <Fact label={say(m.completedAt)}>{formatMinute(completedAt)}</Fact>}
        <Fact label={say(m.description)} wide>
          {description || say(m.empty)}
        </Fact>
        <Fact label={say(m.objective)} wide>
          {objective || say(m.empty)}
        </Fact>
      </dl>
      <ActionMoves action={action} isCaseEnded={isCaseEnded} />
    </Card>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'wide' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
