// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/component';
import { Menu } from './menu';
import { menuPlace } from './menu-place';

function Example({ onChoose = () => {}, onKey = () => {} }: { onChoose?: (id: string) => void; onKey?: () => void }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const entry = (id: string, label: string, why?: string) => ({ id, label, why, onChoose: () => onChoose(id) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around a menu
    <div onKeyDown={onKey} tabIndex={-1}>
      <button ref={trigger} type="button" onClick={() => setOpen(true)}>
        More
      </button>
      {open && (
        <Menu
          label="More"
          head="NC_0001"
          triggerRef={trigger}
          onClose={() => setOpen(false)}
          entries={[entry('copy', 'Copy'), entry('close', 'Close', 'Steps are open.'), entry('pdf', 'PDF')]}
        />
      )}
      <button type="button">Next</button>
    </div>
  );
}

const trigger = () => screen.getByRole('button', { name: 'More' });
const focused = () => document.activeElement?.textContent;

it('opens on its first entry and is walked with arrows, Home, End and letters', async () => {
  const { user } = show(<Example />);
  await user.click(trigger());
  expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy();
  expect(focused()).toBe('Copy');
  for (const [key, label] of [
    ['{ArrowDown}', 'CloseSteps are open.'],
    ['{ArrowDown}', 'PDF'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'PDF'],
    ['{Home}', 'Copy'],
    ['{End}', 'PDF'],
    ['c', 'Copy'],
    ['c', 'CloseSteps are open.'],
  ] as const) {
    await user.keyboard(key);
    expect(focused()).toBe(label);
  }
});

it('chooses with Enter, Space or a press, and gives the focus back first', async () => {
  const onChoose = vi.fn((_id: string) => expect(document.activeElement).toBe(trigger()));
  const { user } = show(<Example onChoose={onChoose} />);
  for (const choose of [
    () => user.keyboard('{Enter}'),
    () => user.keyboard('{End} '),
    () => user.click(screen.getByRole('menuitem', { name: 'PDF' })),
  ]) {
    await user.click(trigger());
    await choose();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  }
  expect(onChoose.mock.calls.flat()).toEqual(['copy', 'pdf', 'pdf']);
});

it('has a hidden way out before and after its entries, for a screen reader on a touch screen', async () => {
  const { user } = show(<Example />);
  for (const place of [0, 1]) {
    await user.click(trigger());
    const ways = screen.getAllByRole('button', { name: 'Fermer le menu' });
    expect(ways.map(({ className, tabIndex }) => [className, tabIndex])).toEqual([
      ['sr', -1],
      ['sr', -1],
    ]);
    await user.click(ways[place] as HTMLElement);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  }
});

it('keeps an entry that cannot be chosen in its place, with the reason, and stays open', async () => {
  const onChoose = vi.fn();
  const { user } = show(<Example onChoose={onChoose} />);
  await user.click(trigger());
  const off = screen.getByRole('menuitem', { name: 'Close Steps are open.' });
  expect(off.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(off);
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

it('is closed by Escape, which nobody around it hears, by a press beside it, and by Tab, which goes on', async () => {
  const onKey = vi.fn();
  const { user } = show(<Example onKey={onKey} />);
  await user.click(trigger());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
  expect(onKey).not.toHaveBeenCalled();
  await user.click(trigger());
  await user.click(document.querySelector('.menu-layer') as Element);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
  await user.click(trigger());
  await user.keyboard('{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

it('stands below its button or above it, and within the window', () => {
  const room = { innerWidth: 1000, innerHeight: 600 };
  const menu = { offsetWidth: 220, offsetHeight: 200 };
  const button = (left: number, top: number) => ({ left, top, right: left + 30, bottom: top + 30 });
  expect(menuPlace(button(500, 100), menu, room, 'end')).toMatchObject({ top: '138px', left: '310px' });
  expect(menuPlace(button(500, 500), menu, room, 'start')).toMatchObject({ top: '292px', left: '500px' });
  expect(menuPlace(button(990, 100), menu, room, 'start')).toMatchObject({ left: '768px' });
  expect(menuPlace(button(0, 100), menu, room, 'end')).toMatchObject({ left: '12px' });
});
