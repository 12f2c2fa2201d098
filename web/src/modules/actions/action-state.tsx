import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';
import { useSay } from '../../platform/page/messages';
import { Glyph } from '../../ui/icons/glyph';
import '../../ui/icons/status.css';
import './actions.css';

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
