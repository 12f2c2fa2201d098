import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { type ReactNode, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Icon } from '../../../ui/icons/icon';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu';
import { useBuilderActions } from './builder-actions';

interface PlaceMenuProps {
  id: string;
  label: string;
  isFirst: boolean;
  isLast: boolean;
  /** Between renaming and deleting. */
  more?: readonly MenuEntry[];
}

/** What can be done to a section or a page without dragging it. */
export function PlaceMenu({ id, label, isFirst, isLast, more = [] }: PlaceMenuProps): ReactNode {
  const say = useSay();
  const actions = useBuilderActions();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <Menu
          label={label}
          triggerRef={button}
          onClose={() => setOpen(false)}
          entries={[
            { id: 'rename', label: say(m.rename), icon: 'pencil', onChoose: () => actions.select(id) },
            {
              id: 'up',
              label: say(m.moveUp),
              icon: 'arrow-up',
              why: isFirst ? say(m.isFirst) : undefined,
              onChoose: () => actions.step(id, -1),
            },
            {
              id: 'down',
              label: say(m.moveDown),
              icon: 'arrow-down',
              why: isLast ? say(m.isLast) : undefined,
              onChoose: () => actions.step(id, 1),
            },
            ...more,
            {
              id: 'delete',
              label: say(m.delete),
              icon: 'trash',
              beginsGroup: true,
              onChoose: () => actions.remove(id),
            },
          ]}
        />
      )}
    </>
  );
}
