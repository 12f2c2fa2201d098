import { priorityMessages } from '@vigie/domain/modules/actions/messages/workflow';
import type { Priority } from '@vigie/domain/modules/actions/record';
import { useSay } from '../../platform/page/messages';
import './actions.css';

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
