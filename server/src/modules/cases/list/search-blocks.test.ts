import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { emptyRecurrence } from '@vigie/domain/modules/cases/steps/assessments';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

async function idsOf(name: string, search: string): Promise<string[]> {
  const query = { kind: 'nonConformity', assigned: 'everyone', search } as const;
  const answer = await t.call(cases.listCases, { token: work.as(name), query });
  return answer.body.items.map(({ id }) => id);
}

async function restrict(id: string, isConfidential: boolean): Promise<void> {
  const answer = await t.call(cases.restrictCase, {
    token: work.as('lead'),
    params: { id },
    headers: ifMatch((await work.get(id)).version),
    body: { isConfidential, readerIds: [], readerRoles: [], reason: 'Données de santé' },
  });
  expect(answer.status, answer.text).toBe(200);
}

const ofBlocks = `select company_id, series, word, block * 512 + bit as number
  from search_blocks, generate_series(0, 511) as bit where get_bit(numbers, bit) = 1`;
const ofRecords = `select company_id, search_series(record, record_id), word, search_number(record_id)
  from record_words, unnest(searchable_words(words, is_confidential)) as word`;

/** What one of the two says and the other does not. */
async function differences(): Promise<unknown[]> {
  return t.database.owner(`(${ofBlocks} except ${ofRecords}) union all (${ofRecords} except ${ofBlocks})`);
}

it('has a bit for each word of each record of the demo', async () => {
  expect(await differences()).toEqual([]);
  expect(await t.database.owner('select from record_words where not is_packed')).toEqual([]);
});

it('follows the words of a case, those of its draft as those of its steps', async () => {
  const [first, second] = [await work.open('nonConformity', 'Ylang en zone 4.'), await work.open()];
  await work.write(second.id, 'recurrence', 0, { ...emptyRecurrence, findings: 'Comme pour ylang-ylang, à Wissous.' });
  expect(await idsOf('designer', 'ylang')).toEqual([second.id, first.id]);
  expect(await idsOf('designer', 'ylan wisso')).toEqual([second.id]);
  await work.write(second.id, 'recurrence', 1, { ...emptyRecurrence, findings: 'Rien de semblable.' });
  expect(await idsOf('designer', 'ylang')).toEqual([first.id]);
  expect(await idsOf('designer', 'wissous')).toEqual([]);
  expect(await idsOf('designer', 'y zone')).toEqual([first.id]);
  expect(await t.database.owner(`select from search_blocks where word = 'wissous'`)).toEqual([]);
  expect(await differences()).toEqual([]);
});

it('R19 says nothing of a confidential case, which its readers find nevertheless', async () => {
  const { id } = await work.open('nonConformity', 'Kéfir renversé sur un quai.');
  await restrict(id, true);
  expect(await t.database.owner(`select from search_blocks where word = 'kefir' and series like 'case:%'`)).toEqual([]);
  await work.write(id, 'recurrence', 0, { ...emptyRecurrence, findings: 'Une quenouille.' });
  expect(await idsOf('lead', 'kefir quenouille')).toEqual([id]);
  expect(await idsOf('designer', 'kefir')).toEqual([]);
  expect(await idsOf('designer', 'quenouille')).toEqual([]);
  expect(await differences()).toEqual([]);
  await restrict(id, false);
  expect(await idsOf('designer', 'kefir quenouille')).toEqual([id]);
  expect(await differences()).toEqual([]);
});
