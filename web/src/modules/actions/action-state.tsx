import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';
import { useSay } from '../../platform/page/messages';
import { Glyph } from '../../ui/icons/glyph';
import '../../ui/icons/status.css';
import './actions.css';
import { priorityMessages } from '@vigie/domain/modules/actions/messages/workflow';
import type { Priority } from '@vigie/domain/modules/actions/record';

const glyphs = {
  in_progress: 'progress',
  ready_for_qa: 'ready',
  approved: 'approved',
  completed: 'closed',
  cancelled: 'void',
} as const;

/** A drawing and a word: the shape shows how far it has come. */
export function ActionState({ status }: { status: ActionStatus }) {
  const say = useSay();
  return (
    <span className={`inline-row nowrap action-state state-${status}`}>
      <Glyph name={glyphs[status]} />
      {say(actionStatusMessages[status])}
    </span>
  );
}

/** A dot and a word: high red, medium orange, low grey. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const say = useSay();
  return (
    <span className={`inline-row gap-8 nowrap priority priority-${priority}`}>
      <i aria-hidden="true" />
      {say(priorityMessages[priority])}
    </span>
  );
}
