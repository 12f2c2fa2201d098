import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { newTask, type StoredTask } from './support/actions';
import { address, openSignedIn, pressOn, tokenOf } from './support/browser';
import { idOf } from './support/cases';
import { newPerson } from './support/people';
import { ask } from './support/reports';

const refused = /40[39]|412/;

it('the list is narrowed down, sorted, kept as a view and exported; several are changed at once', async () => {
  const { id, doer, approver } = await newTask('Listee', 'Zinc : contrôler la cuve', { priority: 'low' });
  const assignTo = await idOf(doer);
  const other = await ask<StoredTask>(await tokenOf(doer), 'POST', '/api/v1/actions', {
    title: 'Zinc : vider la cuve',
    assignTo,
    priority: 'medium',
  });
  const page = await openSignedIn(approver, '/apps/actions?assigned=everyone', { expectedConsole: refused });
  await page.getByPlaceholder('Search by ID, name...').fill('zinc');
  await page.waitForURL('**search=zinc*');
  const rows = page.getByRole('row', { name: /Zinc/ });
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: /^Priority/ }).click();
  await page.waitForURL('**sort=priority*');
  await expect.poll(async () => (await rows.first().textContent())?.includes('vider')).toBe(true);

  await page.getByRole('checkbox', { name: `Select ${id}` }).click();
  await page.getByRole('checkbox', { name: `Select ${other.id}` }).click();
  await page.getByRole('button', { name: 'Change the priority' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New priority').selectOption('high');
  await dialog.getByLabel('Reason').fill('Audit de la semaine prochaine');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByText('1 action has not changed').waitFor();
  await dialog.getByText(other.id).first().waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('row', { name: /contrôler la cuve/ })
    .getByText('High')
    .waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export .xls' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^actions-.*\.xlsx$/);

  await page.getByRole('button', { name: 'Sort & Filter' }).click();
  await page.getByRole('button', { name: 'Save the view' }).first().click();
  await page.getByLabel('View name').fill('Zinc');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('View “Zinc” saved').waitFor();
  await page.goto(`${address}/apps/actions`);
  await page.getByRole('button', { name: 'Sort & Filter' }).click();
  await page
    .getByRole('link', { name: 'Zinc', exact: true })
    .or(page.getByRole('button', { name: 'Zinc', exact: true }))
    .click();
  await page.waitForURL('**search=zinc*');
  await expect.poll(() => rows.count()).toBe(2);
});

it('a card of the board is moved with the keyboard, and what is not possible says why', async () => {
  const { id, doer, approver } = await newTask('Carte', 'Cadmium : relever les cuves');
  const page = await openSignedIn(doer, '/apps/actions?assigned=everyone&view=kanban&search=cadmium', {
    expectedConsole: refused,
  });
  const move = page.getByRole('button', { name: `Move ${id} to…` });
  await pressOn(move);
  await page.getByRole('menuitem', { name: /Ready for QA/ }).waitFor();
  expect(await page.getByRole('menuitem', { name: /Cancelled/ }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('menuitem', { name: /Ready for QA/ }).focus();
  await page.keyboard.press('Enter');
  const lane = (name: string) =>
    page.getByRole('list', { name }).or(page.getByRole('region', { name })).or(page.getByRole('group', { name }));
  await lane('Ready for QA').first().getByText('Cadmium').waitFor();
  const review = await openSignedIn(approver, `/apps/actions/${id}`, { expectedConsole: refused });
  await pressOn(review.getByRole('button', { name: 'QA Reviewed' }));
  await lane('Approved').first().getByText('Cadmium').waitFor();
});

it('a card of the board is dragged by keyboard, mouse and finger, and what refuses it says why', async () => {
  const { id, doer } = await newTask('Traine', 'Cobalt : rincer les cuves');
  const page = await openSignedIn(doer, '/apps/actions?assigned=everyone&view=kanban&search=cobalt', {
    expectedConsole: refused,
    hasTouch: true,
  });
  const lane = (name: string) => page.getByRole('region', { name, exact: true });
  const card = page.locator(`[data-card="${id}"]`);
  const centre = async (place: Locator) => {
    const { x, y, width } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    return { x: x + width / 2, y: y + 60 };
  };
  await card.getByRole('link').focus();
  await page.keyboard.press('Space');
  await page.getByText(`${id} picked up in “In Progress”.`).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText(`“Approved” does not accept ${id}.`).waitFor();
  await lane('Approved').getByText('Cannot go directly').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(`${id} stays where it was.`).waitFor();
  await page.keyboard.press('Space');
  await page.getByText(`${id} picked up in`).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await lane('Ready for QA').getByText('Cobalt').waitFor();
  await expect.poll(() => card.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true);

  const drag = async (to: string) => {
    const [from, target] = [await centre(card), await centre(lane(to))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y);
    await page.mouse.move(target.x, target.y, { steps: 4 });
    await page.locator('[data-over]').and(lane(to)).waitFor();
    await page.mouse.up();
  };
  await drag('Completed');
  await page.locator('.toasts').getByText('Cannot go directly').waitFor();
  await drag('In Progress');
  await lane('In Progress').getByText('Cobalt').waitFor();
  expect(new URL(page.url()).pathname).toBe('/apps/actions');

  const finger = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const target = await centre(lane('Ready for QA'));
  const isHeld = () => page.locator('.kcard[data-held]').isVisible();
  let from = await centre(card);
  // A finger that comes while the card is still being put down comes again.
  for (let press = 0; press < 3 && !(await isHeld()); press += 1) {
    if (press > 0) await touch('touchCancel', []);
    from = await centre(card);
    await touch('touchStart', [from]);
    await expect
      .poll(isHeld, { timeout: 10_000 })
      .toBe(true)
      .catch(() => {});
  }
  expect(await isHeld()).toBe(true);
  await touch('touchMove', [{ x: (from.x + target.x) / 2, y: target.y }]);
  await touch('touchMove', [target]);
  await page.locator('[data-over]').and(lane('Ready for QA')).waitFor();
  await touch('touchEnd', []);
  await lane('Ready for QA').getByText('Cobalt').waitFor();
});

it('an action changes hands, and more time for it is asked for, refused, asked for again and taken back', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const typed = (days: number) => inDays(days).split('-').reverse().join('/');
  const { id, doer, approver } = await newTask('Mains', 'Nickel : repeindre le sol', { dueDate: inDays(10) });
  await newPerson('Relais', 'Mains');
  const judge = await openSignedIn(approver, `/apps/actions/${id}`, { expectedConsole: refused });
  const worker = await openSignedIn(doer, `/apps/actions/${id}`, { expectedConsole: refused });
  const askFor = async (days: number) => {
    await worker.getByRole('button', { name: 'Request an extension' }).click();
    const dialog = worker.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Extend until' }).fill(typed(days));
    await dialog.getByLabel(/Reason/).fill('Peinture en retard');
    await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  };
  await askFor(5);
  await worker.getByText('Choose a date after the current due date.').waitFor();
  await worker.keyboard.press('Escape');
  await askFor(30);
  await judge.getByRole('button', { name: 'Refuse the extension' }).click();
  await judge.getByRole('dialog').getByRole('textbox').fill('La ligne repart avant.');
  await judge.getByRole('dialog').getByRole('button', { name: 'Refuse the extension' }).click();
  await judge.getByText('Extension refused').waitFor();
  await worker.getByText('La ligne repart avant.').first().waitFor();
  await askFor(20);
  await judge.getByRole('button', { name: 'Grant the extension' }).waitFor();
  await worker.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect.poll(() => judge.getByRole('button', { name: 'Grant the extension' }).count()).toBe(0);

  await judge.getByRole('button', { name: 'Change the due date' }).click();
  await judge.getByRole('dialog').getByRole('textbox', { name: 'New due date' }).fill(typed(15));
  await judge
    .getByRole('dialog')
    .getByLabel(/Reason/)
    .fill('Accord du planning');
  await judge.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click();
  await worker.locator('main').getByText(typed(15)).first().waitFor();

  await worker.getByRole('button', { name: 'Reassign the action' }).click();
  const handing = worker.getByRole('dialog');
  await handing.getByRole('combobox', { name: 'New assignee' }).fill('Relais');
  await worker.getByRole('option', { name: /Relais Mains/ }).click();
  await handing.getByLabel(/Reason/).fill('Congés');
  await handing.getByRole('button', { name: 'Change', exact: true }).click();
  await judge.locator('main').getByText('Relais Mains').first().waitFor();
  await expect
    .poll(() => worker.getByRole('switch', { name: 'Ready for QA' }).getAttribute('aria-disabled'))
    .toBe('true');
});

it('a user without a part in an action reads it, and sees at each control why not', async () => {
  const { id } = await newTask('Lue', 'Bronze : polir les vannes', { todos: [{ text: 'Polir', completed: false }] });
  const stranger = await newPerson('Passante', 'Lue');
  const page = await openSignedIn(stranger, `/apps/actions/${id}`, { expectedConsole: /404/ });
  await page.getByText('Bronze : polir les vannes').first().waitFor();
  expect(await page.getByRole('switch', { name: 'Ready for QA' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Only the assignee can do this.').first().waitFor();
  await page.goto(`${address}/apps/actions/ACT_9999999`);
  await page.getByText('Action ACT_9999999 was not found.').waitFor();
});
