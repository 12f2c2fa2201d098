import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { remindOfActions } from './due-reminders';
import { actionWork } from './testing/actions';

let t: TestApp;
let work: Awaited<ReturnType<typeof actionWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await actionWork(t);
});
afterAll(() => t.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const on = (days: number) => remindOfActions(t.app.platform, inDays(days));
let id: string;
beforeEach(async () => {
  ({ id } = await work.task({ dueDate: inDays(20) }));
});
const received = async (who: string) =>
  (await work.news(who, id)).filter((type) => ['actionDueSoon', 'actionOverdue', 'actionEscalated'].includes(type));

describe('an action that becomes due', () => {
  it('is recalled before its day and after it, each time once', async () => {
    await on(12);
    expect(await received('lead')).toEqual([]);
    await on(13);
    await on(14);
    expect(await received('lead')).toEqual(['actionDueSoon']);
    await on(19);
    expect(await received('lead')).toEqual(['actionDueSoon', 'actionDueSoon']);
    await on(21);
    await on(22);
    expect(await received('lead')).toEqual(['actionDueSoon', 'actionDueSoon', 'actionOverdue']);
    expect(await received('validator')).toEqual([]);
    await on(23);
    await on(30);
    expect(await received('validator')).toEqual(['actionEscalated']);
    expect((await received('lead')).at(-1)).toBe('actionEscalated');
    expect((await work.events(id)).map(({ action }) => action)).toEqual([
      'action.created',
      ...Array(4).fill('action.reminded'),
    ]);
  });

  it('is recalled once although two copies of the program do so', async () => {
    await Promise.all([on(13), on(13), on(13)]);
    expect(await received('lead')).toEqual(['actionDueSoon']);
  });

  it('is its reviewer’s matter while it is with them, and nobody’s when it is done', async () => {
    await work.move(id, 'ready', 'lead');
    await on(13);
    expect([await received('lead'), await received('validator')]).toEqual([[], ['actionDueSoon']]);
    await work.move(id, 'review', 'validator');
    await on(40);
    expect(await received('validator')).toEqual(['actionDueSoon']);
  });

  it('begins anew when its day is moved', async () => {
    await on(13);
    await work.change(id, 'validator', { dueDate: inDays(60), reason: 'Report' });
    await on(20);
    expect(await received('lead')).toEqual(['actionDueSoon']);
    await on(53);
    expect(await received('lead')).toEqual(['actionDueSoon', 'actionDueSoon']);
  });

  it('is recalled as the company wants it', async () => {
    const { version } = (await t.call(parameters.getParameters, { token: work.as('designer') })).body;
    const changed = await t.call(parameters.changeParameters, {
      token: work.as('designer'),
      headers: { 'if-match': `"${version}"` },
      body: { actionReminderDays: [], actionEscalationDays: 1, reason: 'Moins de messages' },
    });
    expect(changed.status, changed.text).toBe(200);
    await on(19);
    expect(await received('lead')).toEqual([]);
    await on(21);
    expect([await received('lead'), await received('validator')]).toEqual([['actionEscalated'], ['actionEscalated']]);
  });
});
