import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { glossaryEndpoints as glossary } from '@vigie/domain/modules/glossary/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { contextOf } from '../../accounts/public';
import { caseWork, rootOf } from '../../cases/testing/cases';
import { ifMatch } from '../../reports/testing/reports';
import { ownWordsOf } from './own-words';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

const wordsOf = async (name: string) => ownWordsOf(t.app.platform, await contextOf(t.app.platform, name));

/** `said` stands in the report, `cause` in a step. */
async function closed(said: string, cause = 'Usure normale'): Promise<string> {
  const record = await work.open('itBug', said);
  const { id } = record;
  if (record.steps.some(({ name }) => name === 'rootCause')) {
    await work.write(id, 'rootCause', 0, { 'cause-abcdefgh': rootOf(cause, { isRootCause: false }) });
  }
  await work.markAll(record, 'markReady', 'lead');
  await work.move(id, 'submit', 'lead');
  await work.markAll(record, 'review', 'qa');
  await work.move(id, 'approve', 'qa');
  const { status, text } = await work.move(id, 'close', 'qa');
  if (status !== 200) throw new Error(text);
  return id;
}

it('R19 R20 a word is learnt from three closed cases that everybody may read, by that company alone', async () => {
  const said = 'La dépoteuse fuit. Le controle de la dépoteuse par Wojtyzek a échoué.';
  const ids = [await closed(said, 'Le joint du frobulon est usé'), await closed(said, 'Un frobulon cassé')];
  expect(await wordsOf('lead')).not.toContain('dépoteuse');
  await work.open('itBug', said);
  expect(await wordsOf('lead')).not.toContain('dépoteuse');

  ids.push(await closed(said, 'Encore le frobulon'));
  const learnt = await wordsOf('reporter');
  expect(learnt).toContain('dépoteuse');
  expect(learnt).toContain('frobulon');
  // Right, a name, and right but for an accent.
  for (const word of ['échoué', 'wojtyzek', 'controle']) expect(learnt, word).not.toContain(word);
  expect(await wordsOf('other.admin')).not.toContain('dépoteuse');

  const [first = ''] = ids;
  const headers = ifMatch((await work.get(first)).version);
  const body = { isConfidential: true, readerIds: [], readerRoles: [], reason: 'Données de santé' };
  const restricted = await t.call(cases.restrictCase, { token: work.as('lead'), params: { id: first }, headers, body });
  expect(restricted.status).toBe(200);
  // Not even for those who may read it: what they write may be read by others.
  for (const name of ['lead', 'reporter']) expect(await wordsOf(name), name).not.toContain('dépoteuse');

  await closed(said);
  expect(await wordsOf('lead')).toContain('dépoteuse');
  expect((await work.move(ids[1] ?? '', 'reopen', 'qa', { reason: 'Revu' })).status).toBe(200);
  expect(await wordsOf('lead')).not.toContain('dépoteuse');
});

it('words of the glossary are the company’s own, from the moment they are written', async () => {
  expect(await wordsOf('designer')).not.toContain('gerbomètre');
  const body = { words: ['gerbomètre', 'jauge à gerber'] };
  expect((await t.call(glossary.addGlossaryGroup, { token: work.as('designer'), body })).status).toBe(201);
  expect(await wordsOf('designer')).toContain('gerbomètre');
  expect(await wordsOf('other.admin')).not.toContain('gerbomètre');
  expect(await wordsOf('designer')).toBe(await wordsOf('designer'));
});
