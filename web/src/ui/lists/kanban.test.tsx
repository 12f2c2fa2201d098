// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDragHandle } from '../drag/drag-handle';
import { show } from '../testing/component';
import { Kanban } from './kanban';

interface Card {
  id: string;
  isFixed?: boolean;
}

const drawn: string[] = [];

function CardLink({ id }: Card) {
  drawn.push(id);
  return (
    <a href={`#${id}`} {...useDragHandle()}>
      {id}
    </a>
  );
}

const texts = {
  instructions: 'Space lifts the card.',
  lifted: (card: string, lane: string) => `${card} lifted in ${lane}`,
  over: (card: string, lane: string, reason: string | null) => `${card} over ${lane}${reason ? `: ${reason}` : ''}`,
  dropped: (card: string, lane: string) => `${card} dropped in ${lane}`,
  cancelled: (card: string) => `${card} stays`,
};

const lane = (id: string, label: string, cards: readonly Card[]) => ({
  id,
  label,
  head: label,
  count: cards.length,
  cards,
});

function showBoard(onDrop: (card: Card, lane: string) => void, busy: string | null = null) {
  return show(
    <Kanban
      label="Board"
      lanes={[
        lane('todo', 'To do', [{ id: 'ACT_1' }, { id: 'ACT_2', isFixed: true }]),
        lane('doing', 'Doing', []),
        lane('done', 'Done', []),
      ]}
      keyOf={({ id }) => id}
      draw={(card) => <CardLink {...card} />}
      canDrag={({ isFixed }) => !isFixed}
      objection={(_card, to) => (to === 'done' ? 'Only its author closes it.' : null)}
      onDrop={onDrop}
      texts={texts}
      busy={busy}
      stale={false}
    />,
  );
}

const keyDown = (code: string) => new KeyboardEvent('keydown', { code, bubbles: true });
const laneOf = (name: string) => screen.getByRole('region', { name });
const linkOf = (name: string) => within(laneOf('Board')).getByRole('link', { name });
const said = (words: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));

it('carries a card to another lane by keyboard, and says so', async () => {
  const onDrop = vi.fn();
  const { user } = showBoard(onDrop);
  linkOf('ACT_1').focus();
  const description = document.getElementById(linkOf('ACT_1').getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(texts.instructions);
  await user.keyboard(' ');
  await said('ACT_1 lifted in To do');
  await user.keyboard('{ArrowRight}');
  await said('ACT_1 over Doing');
  expect(laneOf('Doing').dataset).toMatchObject({ drop: 'open', over: 'true' });
  await user.keyboard(' ');
  await said('ACT_1 dropped in Doing');
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ id: 'ACT_1' }, 'doing');
  expect(laneOf('Doing').dataset.over).toBeUndefined();
});

it('drops a card where quick keys carried it', async () => {
  const onDrop = vi.fn();
  showBoard(onDrop);
  linkOf('ACT_1').focus();
  fireEvent.keyDown(linkOf('ACT_1'), { code: 'Space' });
  await said('ACT_1 lifted in To do');
  act(() => {
    for (const code of ['ArrowRight', 'Space']) linkOf('ACT_1').dispatchEvent(keyDown(code));
  });
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ id: 'ACT_1' }, 'doing');
  await said('ACT_1 dropped in Doing');
});

it('leaves a card where it was at Escape', async () => {
  const onDrop = vi.fn();
  const { user } = showBoard(onDrop);
  linkOf('ACT_1').focus();
  await user.keyboard(' ');
  await said('ACT_1 lifted in To do');
  await user.keyboard('{ArrowRight}');
  await said('ACT_1 over Doing');
  await user.keyboard('{Escape}');
  await said('ACT_1 stays');
  expect(onDrop).not.toHaveBeenCalled();
  expect(laneOf('Doing').dataset.drop).toBeUndefined();
  expect(document.activeElement).toBe(linkOf('ACT_1'));
});

it('says why a lane refuses a card, and hands on the refused drop', async () => {
  const onDrop = vi.fn();
  const { user } = showBoard(onDrop);
  linkOf('ACT_1').focus();
  await user.keyboard(' ');
  await said('ACT_1 lifted in To do');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await said('ACT_1 over Done: Only its author closes it.');
  expect(laneOf('Done').dataset.drop).toBe('refused');
  expect(within(laneOf('Done')).getByText('Only its author closes it.')).toBeDefined();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onDrop).toHaveBeenCalledExactlyOnceWith({ id: 'ACT_1' }, 'done'));
});

it('drops nothing on the lane that the card comes from', async () => {
  const onDrop = vi.fn();
  const { user } = showBoard(onDrop);
  linkOf('ACT_1').focus();
  await user.keyboard(' ');
  await said('ACT_1 lifted in To do');
  await user.keyboard('{ArrowRight}');
  await said('ACT_1 over Doing');
  await user.keyboard('{ArrowLeft}');
  await said('ACT_1 lifted in To do');
  await user.keyboard(' ');
  await said('ACT_1 stays');
  expect(onDrop).not.toHaveBeenCalled();
});

it('lifts neither a card that nobody may move nor any while one is being moved', async () => {
  const { user, unmount } = showBoard(vi.fn());
  expect(linkOf('ACT_2').hasAttribute('aria-describedby')).toBe(false);
  linkOf('ACT_2').focus();
  await user.keyboard(' ');
  expect(laneOf('Doing').dataset.drop).toBeUndefined();
  unmount();
  showBoard(vi.fn(), 'ACT_2');
  linkOf('ACT_1').focus();
  await user.keyboard(' ');
  expect(laneOf('Doing').dataset.drop).toBeUndefined();
});

it('lifts a card with the mouse after 8 pixels, and follows no link when it is let go', async () => {
  showBoard(vi.fn());
  const link = linkOf('ACT_1');
  fireEvent.mouseDown(link, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.mouseMove(document, { clientX: 17, clientY: 10 });
  expect(laneOf('Doing').dataset.drop).toBeUndefined();
  fireEvent.mouseMove(document, { clientX: 19, clientY: 10 });
  await waitFor(() => expect(laneOf('Doing').dataset.drop).toBe('open'));
  fireEvent.mouseUp(document);
  expect(fireEvent.click(link)).toBe(false);
  await said('ACT_1 stays');
});

it('lifts a card under a finger that rests, not under one that scrolls', async () => {
  showBoard(vi.fn());
  const link = linkOf('ACT_1');
  const finger = (x: number) => ({ touches: [{ clientX: x, clientY: 10 }] });
  fireEvent.touchStart(link, finger(10));
  fireEvent.touchMove(link, finger(30));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(laneOf('Doing').dataset.drop).toBeUndefined();
  fireEvent.touchEnd(link);
  fireEvent.touchStart(link, finger(10));
  await waitFor(() => expect(laneOf('Doing').dataset.drop).toBe('open'));
  fireEvent.touchCancel(link);
  await said('ACT_1 stays');
});

it('draws no card anew while one is carried, but for the picture that is carried', async () => {
  const { user } = showBoard(vi.fn());
  linkOf('ACT_1').focus();
  drawn.length = 0;
  await user.keyboard(' ');
  await said('ACT_1 lifted in To do');
  await user.keyboard('{ArrowRight}');
  await said('ACT_1 over Doing');
  expect(drawn.filter((id) => id === 'ACT_2')).toEqual([]);
  await user.keyboard('{Escape}');
  await said('ACT_1 stays');
});

it('draws the first cards of each lane at once, and the others after that', async () => {
  const cards = Array.from({ length: 30 }, (_, n) => ({ id: `ACT_${n}` }));
  drawn.length = 0;
  show(
    <Kanban
      label="Board"
      lanes={[lane('todo', 'To do', cards), lane('done', 'Done', [])]}
      keyOf={({ id }) => id}
      draw={(card) => <CardLink {...card} />}
      canDrag={() => true}
      objection={() => null}
      onDrop={vi.fn()}
      texts={texts}
      busy={null}
      stale={false}
    />,
  );
  expect(drawn).toEqual(cards.slice(0, 8).map(({ id }) => id));
  await waitFor(() => expect(within(laneOf('To do')).getAllByRole('link')).toHaveLength(30));
  // Each of them once: a portion leaves those before it as they are.
  expect(drawn).toEqual(cards.map(({ id }) => id));
});

it('takes a held key for one press', async () => {
  const onDrop = vi.fn();
  showBoard(onDrop);
  linkOf('ACT_1').focus();
  fireEvent.keyDown(linkOf('ACT_1'), { code: 'Space' });
  fireEvent.keyDown(linkOf('ACT_1'), { code: 'ArrowRight' });
  fireEvent.keyDown(linkOf('ACT_1'), { code: 'Space', repeat: true });
  expect(onDrop).not.toHaveBeenCalled();
  await said('ACT_1 over Doing');
  fireEvent.keyDown(linkOf('ACT_1'), { code: 'Space' });
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ id: 'ACT_1' }, 'doing');
});
