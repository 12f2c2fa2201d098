import { evidenceMessages, rootCausePageMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import { addObjection } from '@vigie/domain/modules/cases/steps/cause-tree';
import { type Causes, maxEvidence } from '@vigie/domain/modules/cases/steps/root-cause';
import { useRef } from 'react';
import { useSay } from '../../../../../platform/page/messages';
import { Menu, type MenuEntry } from '../../../../../ui/overlays/menu';
import type { CauseActions } from './cause-editor';
import type { OutlineRow } from './outline-rows';

interface CauseMenuProps {
  row: OutlineRow;
  causes: Causes;
  trigger: HTMLElement;
  actions: CauseActions;
}

/** What is not needed at every moment; each entry that cannot be chosen says why. */
export function CauseMenu({ row, causes, trigger, actions }: CauseMenuProps) {
  const say = useSay();
  const triggerRef = useRef(trigger);
  const { id, number, cause, place, siblings } = row;
  const close = () => actions.ask(null);
  const noMore = addObjection(causes, cause.parentId);
  const isFull = cause.evidence.length >= maxEvidence;
  const entry = (name: string, label: string, onChoose: () => void, more: Partial<MenuEntry> = {}): MenuEntry => ({
    id: name,
    label,
    onChoose,
    ...more,
  });
  return (
    <Menu
      label={say(m.more, { number })}
      triggerRef={triggerRef}
      onClose={close}
      entries={[
        entry('edit', say(m.edit), () => actions.beginEdit(id), { icon: 'pencil' }),
        entry('beside', say(row.depth === 0 ? m.addCauseBeside : m.addBeside), () => actions.beginBeside(id), {
          icon: 'plus',
          why: noMore ? say(noMore.message, noMore.values) : undefined,
        }),
        entry('evidence', say(evidenceMessages.add), () => actions.ask({ kind: 'evidence', id, at: null }), {
          icon: 'upload',
          why: isFull ? say(evidenceMessages.most, { n: maxEvidence }) : undefined,
        }),
        entry('up', say(m.moveUp), () => actions.shift(id, -1), {
          icon: 'arrow-up',
          beginsGroup: true,
          why: place === 1 ? say(m.isFirst) : undefined,
        }),
        entry('down', say(m.moveDown), () => actions.shift(id, 1), {
          icon: 'arrow-down',
          why: place === siblings ? say(m.isLast) : undefined,
        }),
        entry('under', say(m.moveUnder), () => actions.ask({ kind: 'move', id }), { icon: 'chevron-right' }),
        entry('remove', say(m.remove), () => actions.askRemove(id), { icon: 'trash', beginsGroup: true }),
      ]}
    />
  );
}
