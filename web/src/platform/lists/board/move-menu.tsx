import type { Message } from '@vigie/domain/kernel/message';
import { boardMessages as m } from '@vigie/domain/messages/lists';
import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu';
import { useSay } from '../../page/messages';
import type { CardMove, Ways } from './card-moves';

interface MoveMenuProps<Action extends string, Status extends string> {
  id: string;
  /** Asked when it opens: a board has hundreds of menus, and few are opened. */
  moves: () => readonly CardMove<Action, Status>[];
  /** Whether there is anything to choose. */
  canMove: boolean;
  workflow: Ways<Action, Status>;
  onMove: (move: CardMove<Action, Status>) => void;
  /** What is done instead with a card that the workflow does not know yet. */
  instead?: MenuEntry | undefined;
  nowhere: Message;
}

/** What dragging a card does, for the keyboard and for fingers. */
export function MoveMenu<Action extends string, Status extends string>(props: MoveMenuProps<Action, Status>) {
  const { id, moves, canMove, workflow, onMove, instead, nowhere } = props;
  const say = useSay();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const label = say(m.move, { id });
  // A move that is called like the status it leads to is not named twice.
  const labelOf = (status: string, action: string) => (status === action ? status : say(m.moveAs, { status, action }));
  const entriesOf = (): readonly MenuEntry[] =>
    moves().map((move) => ({
      id: move.action,
      label: labelOf(say(workflow.stateLabels[move.to]), say(workflow.transitions[move.action].label)),
      why: move.objection ? say(move.objection.message, move.objection.values) : undefined,
      onChoose: () => onMove(move),
    }));
  return (
    <span ref={anchor} className="relative kcard-menu">
      <IconButton
        icon="more"
        label={label}
        tooltipAlign="end"
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={!canMove}
        title={canMove ? undefined : say(nowhere)}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Menu
          label={label}
          head={label}
          entries={instead ? [instead] : entriesOf()}
          triggerRef={anchor}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
