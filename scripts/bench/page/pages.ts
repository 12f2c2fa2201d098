import type { PlainPage } from './plain-browser';

/** One thing to open, and what stands on the screen once it is there. */
export interface Target {
  readonly name: string;
  readonly address: string;
  readonly shown: string;
  /** What a person does on the page that is already there, where it is that which is timed. */
  readonly opens?: (page: PlainPage) => Promise<void>;
}

const row = 'tbody tr td';
export const everyone = '/apps/non-conformity?assigned=everyone';
/** The demo's own cases come first in this order: those that were filled in are rows only. */
export const oldestFirst = `${everyone}&sort=id&direction=asc`;
export const firstCase = '/apps/non-conformity/NC_0001/definition';

async function pressControlK(page: PlainPage): Promise<void> {
  const key = { key: 'k', code: 'KeyK', windowsVirtualKeyCode: 75, modifiers: 2 };
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

export const yardsticks = (bare: string): readonly Target[] => [
  { name: 'static page', address: `${bare}/static`, shown: row },
  { name: 'rendered page', address: `${bare}/rendered`, shown: row },
];

export const pages = (vigie: string): readonly Target[] => [
  { name: 'list', address: vigie + everyone, shown: 'tbody .row-link' },
  { name: 'board', address: `${vigie}${everyone}&view=kanban`, shown: '.kcard' },
  { name: 'case', address: vigie + firstCase, shown: '.case-main .definition dd' },
  { name: 'launcher', address: `${vigie}/home`, shown: '.tile' },
  {
    name: 'palette',
    address: `${vigie}/home`,
    shown: '.palette-item',
    opens: pressControlK,
  },
];
