import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';
import { useSay } from '../../platform/page/messages';
import { adoptStyles } from '../../ui/foundation/adopted-styles';
import { Glyph } from '../../ui/icons/glyph';
import styles from './actions.css?inline';

adoptStyles(styles);

const glyphs = {
  in_progress: 'progress',
  ready_for_qa: 'ready',
  approved: 'approved',
  completed: 'closed',
  cancelled: 'void',
} as const;

/** A drawing and a word: the shape tells how far it has come. */
export function ActionState({ status }: { status: ActionStatus }) {
  const say = useSay();
  return (
    <span className={`action-state action-state-${status}`}>
      <Glyph name={glyphs[status]} />
      {say(actionStatusMessages[status])}
    </span>
  );
}
