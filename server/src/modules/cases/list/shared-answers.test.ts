import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { ifMatch } from '../../reports/testing/reports';
import { caseWork } from '../testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

const list = async (token: string) =>
  (await t.call(cases.listCases, { token, query: { kind: 'nonConformity', assigned: 'everyone' } })).body;
const board = async (token: string) =>
  (await t.call(cases.getCaseBoard, { token, query: { kind: 'nonConformity', assigned: 'everyone' } })).body;

/** All users ask at once, some of them twice. */
const together = <T>(names: readonly string[], ask: (token: string) => Promise<T>) =>
  Promise.all([...names, ...names, ...names].map(async (name) => ({ name, answer: await ask(work.as(name)) })));

const change = async (dueDate: string) => {
  const { version } = await work.get('NC_0001');
  const body = { dueDate, reason: 'Revu' };
  const headers = ifMatch(version);
  const answer = await t.call(cases.changeCase, { token: work.as('qa'), params: { id: 'NC_0001' }, headers, body });
  expect(answer.status, answer.text).toBe(200);
};

describe('a list that many ask for at the same moment', () => {
  it('R04 shows a confidential case to its readers alone, whoever asks beside them', async () => {
    const { id, version } = await work.open('nonConformity', 'Une affaire à taire');
    const body = { isConfidential: true, readerIds: [], readerRoles: [], reason: 'Personnel' };
    const headers = ifMatch(version);
    const kept = await t.call(cases.restrictCase, { token: work.as('lead'), params: { id }, headers, body });
    expect(kept.status, kept.text).toBe(200);
    const names = ['validator', 'lead', 'qa', 'company.admin'];
    for (let round = 0; round < 10; round += 1) {
      for (const { name, answer } of await together(names, list)) {
        expect(answer.total, name).toBe(answer.items.length);
        expect(
          answer.items.some((item) => item.id === id),
          `${name} sees it in the list`,
        ).toBe(name === 'lead');
      }
      for (const { name, answer } of await together(names, board)) {
        const cards = answer.columns.flatMap(({ items }) => items);
        expect(
          cards.some((card) => card.id === id),
          `${name} sees it on the board`,
        ).toBe(name === 'lead');
      }
      const read = (token: string) => t.call(cases.getCase, { token, params: { id } });
      for (const { name, answer } of await together(names, read)) {
        expect(answer.status, name).toBe(name === 'lead' ? 200 : 404);
      }
    }
  });

  it('R04 shows another company its own', async () => {
    const answers = await together(['qa', 'other.admin'], list);
    const prefixes = (name: string) =>
      new Set(answers.flatMap((one) => (one.name === name ? one.answer.items.map((item) => item.id) : [])));
    expect([...prefixes('other.admin')].filter((id) => id === 'NC_0001')).toEqual([]);
    expect(prefixes('qa')).toContain('NC_0001');
  });

  it('shows a user who has just changed something what they have changed, while others go on asking', async () => {
    const isOver = { now: false };
    const others = ['validator', 'qa', 'company.admin'].map(async (name) => {
      while (!isOver.now) await list(work.as(name));
    });
    for (let day = 10; day < 22; day += 1) {
      await change(`2027-03-${day}`);
      const shown = (await list(work.as('qa'))).items.find(({ id }) => id === 'NC_0001');
      expect(shown?.dueDate).toBe(`2027-03-${day}`);
    }
    isOver.now = true;
    await Promise.all(others);
  });

  it('is read twice for ten who ask: for the first, and for all who came meanwhile', async () => {
    const token = work.as('qa');
    await list(token);
    const reads = vi.spyOn(t.app.platform.database, 'read');
    const answers = await Promise.all(Array.from({ length: 10 }, () => list(token)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(3);
    reads.mockRestore();
  });

  it('is read once for colleagues with different roles, where nothing is confidential', async () => {
    await t.database.owner('delete from confidential_records');
    const names = ['validator', 'qa', 'company.admin'];
    const reads = vi.spyOn(t.app.platform.database, 'read');
    const answers = await together([...names, ...names], list);
    expect(new Set(answers.map(({ answer }) => answer.total)).size).toBe(1);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(4);
    reads.mockRestore();
  });
});
