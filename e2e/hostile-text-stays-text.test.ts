import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newTask } from './support/actions';
import { address, openSignedIn, sidewaysOverflow, tokenOf } from './support/browser';
import { idOf } from './support/cases';
import { newPerson } from './support/people';
import { ask } from './support/reports';

const long = 'x'.repeat(3000);
/** Thirty of them, each with a mark of its own by which it is found again. */
const payloads: readonly string[] = [
  '<script>window.hurt = 1</script>',
  '<img src=x onerror="window.hurt = 1">',
  '<svg onload="window.hurt = 1">',
  '"><script>window.hurt = 1</script>',
  "'><img src=x onerror=window.hurt=1>",
  '<a href="javascript:window.hurt=1">ici</a>',
  'javascript:window.hurt=1',
  '<iframe src="javascript:window.hurt=1"></iframe>',
  '<body onload=window.hurt=1>',
  '<input autofocus onfocus=window.hurt=1>',
  '<details open ontoggle=window.hurt=1>',
  '<style>body { display: none }</style>',
  '<link rel=stylesheet href=//evil.example/a.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '</textarea><script>window.hurt = 1</script>',
  '<!-- <script>window.hurt = 1</script>',
  '<![CDATA[<script>window.hurt = 1</script>]]>',
  '&lt;script&gt;window.hurt = 1&lt;/script&gt;',
  '{{constructor.constructor("window.hurt=1")()}}',
  `\${window.hurt=1}`,
  "'; drop table alerts; --",
  '%3Cscript%3Ewindow.hurt%3D1%3C/script%3E',
  '\\u003cscript\\u003ewindow.hurt=1\\u003c/script\\u003e',
  '=HYPERLINK("//evil.example")',
  'data:text/html,<script>window.hurt=1</script>',
  '@<script>window.hurt=1</script>',
  '[ici](javascript:window.hurt=1)',
  '\u202Eeltrevni \u202C<b>gras</b>',
  '👨‍👩‍👧‍👦 z\u0351\u036B\u0343\u034Aalgo',
  `${long}<script>window.hurt = 1</script>`,
].map((payload, n) => `H${String(n).padStart(2, '0')} ${payload}`);

async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined();
  expect(await page.locator('main').locator('script, iframe, style, link, meta, object, embed').count()).toBe(0);
  expect(await page.locator('a[href^="javascript:"], a[href^="data:"]').count()).toBe(0);
  expect(await sidewaysOverflow(page)).toBe(0);
}

it('in alerts, in their list and opened', async () => {
  const author = await newPerson('Hostile', 'Alerte');
  const reader = await newPerson('Cible', 'Alerte');
  const token = await tokenOf(author);
  const recipientIds = [await idOf(reader)];
  const ids: number[] = [];
  for (const text of payloads) {
    ids.push((await ask<{ id: number }>(token, 'POST', '/api/v1/alerts', { text, recipientIds })).id);
  }
  const page = await openSignedIn(reader, '/apps/alertes');
  page.on('dialog', () => expect.unreachable('a dialog opened by itself'));
  for (const [number, first] of [
    [1, 15],
    [2, 0],
  ] as const) {
    await page.goto(`${address}/apps/alertes?page=${number}`);
    for (const payload of payloads.slice(first, first + 15)) {
      await page
        .getByRole('row')
        .filter({ hasText: payload.slice(0, 12) })
        .first()
        .waitFor();
    }
    await expectUnharmed(page);
  }
  for (const [place, id] of ids.entries()) {
    if (place % 6 !== 0 && place !== payloads.length - 1) continue;
    await page.goto(`${address}/apps/alertes?open=${id}`);
    const shown = page.getByRole('dialog');
    await expect.poll(async () => (await shown.textContent())?.includes(payloads[place] ?? '?')).toBe(true);
    await expectUnharmed(page);
  }
});

it('in comments, and in the notification of them', async () => {
  const { id, doer, approver } = await newTask('Hostile', '<script>window.hurt = 1</script> Tâche');
  const token = await tokenOf(approver);
  for (const text of payloads) await ask(token, 'POST', `/api/v1/actions/${id}/comments`, { text });
  const page = await openSignedIn(doer, `/apps/actions/${id}`);
  page.on('dialog', () => expect.unreachable('a dialog opened by itself'));
  for (const payload of payloads) {
    await expect
      .poll(async () => (await page.locator('main').textContent())?.includes(payload), {
        message: payload.slice(0, 99),
      })
      .toBe(true);
  }
  await expectUnharmed(page);
  await page.goto(`${address}/apps/notifications`);
  await page.getByText('<script>window.hurt = 1</script> Tâche').first().waitFor();
  await expectUnharmed(page);
  await page.goto(`${address}/apps/actions?assigned=me`);
  await page.getByRole('link', { name: '<script>window.hurt = 1</script> Tâche' }).waitFor();
  await expectUnharmed(page);
});

it('on the overview, in lists of values, among figures, and in a file that is looked at before it is imported', async () => {
  const title = '<img src=x onerror="window.hurt = 1"> Vérifier la vigne';
  const { doer } = await newTask('Matinale', title);
  const overview = await openSignedIn(doer, '/apps/overview');
  overview.on('dialog', () => expect.unreachable('a dialog opened by itself'));
  await overview.getByText(title).first().waitFor();
  await expectUnharmed(overview);

  // A semicolon begins the code of a value.
  const values = payloads.filter((payload) => payload.length < 100 && !payload.includes(';')).slice(0, 12);
  const designer = await newPerson('Valeur', 'Hostile', ['designer']);
  const token = await tokenOf(designer);
  await ask(token, 'POST', '/api/v1/values', { list: 'product', lines: values.join('\n') });
  const page = await openSignedIn(designer, '/apps/parameters/lists?list=product&search=hurt');
  page.on('dialog', () => expect.unreachable('a dialog opened by itself'));
  const shown = values.filter((value) => value.includes('hurt'));
  await page.getByText(shown[0] ?? '?', { exact: true }).waitFor();
  await expectUnharmed(page);
  await page.goto(`${address}/apps/kpi`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectUnharmed(page);

  await page.goto(`${address}/apps/parameters/import`);
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = ['Titre', ...values].map((value) => `${quoted(value)},${quoted(values[1] ?? '')}`);
  const name = '<img src=x onerror=window.hurt=1>.csv';
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: 'Correspondance des colonnes' }).waitFor();
  await expectUnharmed(page);
});
