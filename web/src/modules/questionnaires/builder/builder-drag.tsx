import { builderDragMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { DragArea } from '../../../ui/drag/drag-area';
import { nameOf } from './active-place';
import { useBuilderActions } from './builder-actions';
import { dropOperation } from './moves';

interface BuilderDragProps {
  template: Template;
  isEditable: boolean;
  children: (overId: string | null) => ReactNode;
}

/** Sections, pages and questions in one area, so that a question can be carried to another page. */
export function BuilderDrag({ template, isEditable, children }: BuilderDragProps) {
  const say = useSay();
  const actions = useBuilderActions();
  const [held, setHeld] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setHeld(null);
    setOver(null);
  };
  const named = (id: string | null) => (id === null ? '' : nameOf(template, id));
  return (
    <DragArea
      disabled={!isEditable}
      texts={{
        instructions: say(m.instructions),
        lifted: (item) => say(m.lifted, { title: named(item) }),
        over: (item, place) =>
          place === null || place === item ? undefined : say(m.over, { title: named(item), place: named(place) }),
        dropped: (item, place) =>
          place === null
            ? say(m.cancelled, { title: named(item) })
            : say(m.dropped, { title: named(item), place: named(place) }),
        cancelled: (item) => say(m.cancelled, { title: named(item) }),
      }}
      onLift={setHeld}
      onOver={setOver}
      onDrop={(item, place) => {
        end();
        const held = document.activeElement;
        const operation = place === null ? null : dropOperation(template, item, place);
        if (operation) actions.edit([operation]);
        // What is drawn elsewhere loses the focus on its way.
        requestAnimationFrame(
          () => document.activeElement === document.body && held instanceof HTMLElement && held.focus(),
        );
      }}
      onCancel={end}
      picture={held && <div className="rounded strong builder-carried clip">{named(held)}</div>}
    >
      {children(held === null || over === held ? null : over)}
    </DragArea>
  );
}
