import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { sourceOfText } from '@vigie/domain/modules/cases/recurrence/document';
import { emptyProductBatch } from '@vigie/domain/modules/cases/steps/impact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { ifMatch } from '../../reports/testing/reports';
import { findCase } from '../repository';
import { listSteps } from '../step-repository';
import { caseWork } from '../testing/cases';
import { indexesOf, RecurrenceIndexes } from './indexes';
import { indexUnknownCases } from './reindex';
import { listDocumentsByNumber } from './repository';
import { findRecurrences } from './search';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
let companyId: number;
let reference: string;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  const [lead] = await t.database.owner<{ company_id: number }>(`select company_id from users where username = 'lead'`);
  companyId = lead?.company_id ?? -1;
  reference = (await work.open('equipmentFailure', 'Température excessive du lyophilisateur LY-31. Palier dépassé.'))
    .id;
  await work.open('nonConformity', 'Étiquettes décollées des flacons de sirop. Colle trop froide.');
  await work.open('itBug', 'Barcode scanners freeze after the update. Restart needed.');
});
afterAll(() => t.close());

const similar = async (text: string, who = 'lead') =>
  (await t.call(cases.listSimilarCases, { token: work.as(who), query: { text } })).body.items;

async function recurrencesOf(id: string) {
  const index = await indexesOf(t.app.platform.database).upToDate(companyId);
  return t.app.platform.database.read(systemContext(companyId), async (reader) => {
    const record = await findCase(reader, companyId, id);
    if (!record) throw new Error(id);
    const source = { ...record, steps: await listSteps(reader, companyId, id) };
    return findRecurrences(reader, companyId, index, source, { exclude: id, limit: 5 });
  });
}

describe('already reported?', () => {
  it.each([
    ['the same words', 'Température excessive du lyophilisateur LY-31'],
    ['words without accents, in capitals', 'TEMPERATURE EXCESSIVE LYOPHILISATEUR'],
    ['plurals', 'Températures excessives des lyophilisateurs'],
    ['typing errors', 'Temperatrue excesive du lyophylisateur'],
    ['a code that is written together', 'Alarme sur LY31'],
  ])('finds a case by %s', async (_how, text) => {
    expect((await similar(text))[0]).toMatchObject({ id: reference, kind: 'equipmentFailure', status: 'in_progress' });
  });

  it('finds English words by their relatives too', async () => {
    expect((await similar('The barcode scanner is freezing'))[0]?.title).toBe(
      'Barcode scanners freeze after the update',
    );
  });

  it('finds at most three, and nothing for one word, other words or none', async () => {
    const title = 'Joint torique fendu au démontage';
    for (let n = 0; n < 4; n += 1) await work.open('equipmentFailure', `${title}. Vu ${n} fois.`);
    expect(await similar(title)).toHaveLength(3);
    expect(await similar('température')).toEqual([]);
    expect(await similar('chariot élévateur bloqué')).toEqual([]);
    expect(await similar('')).toEqual([]);
  });

  it('leaves out what is no longer open', async () => {
    const { id } = await work.open('hse', 'Palette renversée quai douze. Personne de blessé.');
    expect((await similar('palette renversée quai douze')).map((one) => one.id)).toEqual([id]);
    expect((await work.move(id, 'void', 'qa', { reason: 'Doublon' })).status).toBe(200);
    expect(await similar('palette renversée quai douze')).toEqual([]);
  });

  it('R20 another company sees nothing of it', async () => {
    expect(await similar('Température excessive du lyophilisateur LY-31', 'other.admin')).toEqual([]);
  });
});

describe('R19 a case that only some may read', () => {
  const restrict = async (id: string, isConfidential: boolean) =>
    t.call(cases.restrictCase, {
      token: work.as('lead'),
      params: { id },
      headers: ifMatch((await work.get(id)).version),
      body: { isConfidential, readerIds: [], readerRoles: [], reason: 'Données de santé' },
    });
  const asked = 'Bride fissurée sur la cuve tampon, harcèlement allégué';
  const seenBy = async (who: string) => ({
    items: await similar(asked, who),
    cases: (await indexesOf(t.app.platform.database).upToDate(companyId)).documents,
  });

  it('is found by those alone, and moves no score or number of any other user by a word of its own', async () => {
    await work.open('equipmentFailure', 'Bride fissurée sur la cuve tampon. Fuite contenue.');
    const before = await seenBy('designer');
    expect(before.items).toHaveLength(1);
    const { id } = await work.open('hse', 'Harcèlement allégué sur la ligne. Bride fissurée. À traiter à part.');
    expect((await seenBy('designer')).items.map((one) => one.id)).toContain(id);
    expect((await restrict(id, true)).status).toBe(200);
    expect(await seenBy('designer')).toEqual(before);
    expect((await similar(asked, 'lead')).map((one) => one.id)).toContain(id);
    const [{ number } = { number: 0 }] = await t.database.owner<{ number: number }>(
      `select number from recurrence_documents where case_id = '${id}'`,
    );
    const read = () =>
      t.app.platform.database.read(systemContext(companyId), (reader) =>
        listDocumentsByNumber(reader, companyId, [number]),
      );
    expect(await read()).toEqual([]);
    expect((await restrict(id, false)).status).toBe(200);
    expect((await seenBy('designer')).items.map((one) => one.id)).toContain(id);
    expect(await read()).toHaveLength(1);
  });
});

describe('recurrences of a case', () => {
  it('are of all kinds, scored and explained, and not the case itself', async () => {
    const what = 'Température excessive du lyophilisateur LY-31. Cycle interrompu.';
    const { id } = await work.open('customerComplaint', what);
    const { matches, compared } = await recurrencesOf(id);
    expect(compared).toBeGreaterThan(3);
    expect(matches.map((match) => match.id)).not.toContain(id);
    expect(matches[0]).toMatchObject({ id: reference, kind: 'equipmentFailure', owner: 'Julien Lefèvre' });
    expect(matches[0]?.score).toBeGreaterThanOrEqual(80);
    const reasons = new Map(matches[0]?.reasons.map(({ kind, values }) => [kind, values]));
    expect(reasons.get('words')).toEqual(expect.arrayContaining(['lyophilisateur', 'Température']));
    expect(reasons.get('equipment')).toEqual(['LY-31']);
    expect(reasons.get('owner')).toEqual(['Julien Lefèvre']);
    expect([...reasons.keys()]).toEqual(expect.arrayContaining(['process', 'period']));
    expect(await recurrencesOf(id)).toEqual({ matches, compared });
  });

  it('follow what a case says now', async () => {
    const one = await work.open('nonConformity', 'Aspect trouble de la solution. Prélèvement refait.');
    const two = await work.open('nonConformity', 'Volume insuffisant au remplissage. Lot isolé.');
    const batches = (status: string) => ({
      ...emptyProductBatch,
      impactLevel: 'Minor impact',
      batches: [{ product: 'Zanoxil', batchNumber: 'ZX-7781', status }],
    });
    const scoreOf = async () => (await recurrencesOf(one.id)).matches.find((match) => match.id === two.id)?.score ?? 0;
    const before = await scoreOf();
    for (const { id } of [one, two]) {
      expect((await work.write(id, 'productBatch', 0, batches('On hold'))).status).toBe(200);
    }
    const { matches } = await recurrencesOf(one.id);
    const match = matches.find(({ id }) => id === two.id);
    expect(match?.score).toBeGreaterThan(before);
    expect(match?.reasons).toEqual(
      expect.arrayContaining([
        { kind: 'batch', values: ['ZX-7781'] },
        { kind: 'product', values: ['Zanoxil'] },
      ]),
    );
    expect((await work.write(two.id, 'productBatch', 1, emptyProductBatch)).status).toBe(200);
    expect(await scoreOf()).toBeLessThan(match?.score ?? 0);
  });
});

describe('what is held in memory', () => {
  const asked = 'Vis desserrée sur le bras du manipulateur';
  const found = async (indexes: RecurrenceIndexes, search: { signal?: AbortSignal } = {}) => {
    const index = await indexes.upToDate(companyId);
    const { matches } = await t.app.platform.database.read(systemContext(companyId), (reader) =>
      findRecurrences(reader, companyId, index, sourceOfText(asked, '2026-03-10'), { limit: 1, ...search }),
    );
    return matches.map(({ id }) => id);
  };

  it('follows every change, in each copy of the program', async () => {
    const copies = [1, 2].map(() => new RecurrenceIndexes(t.app.platform.database)) as [
      RecurrenceIndexes,
      RecurrenceIndexes,
    ];
    for (const copy of copies) expect(await found(copy)).toEqual([]);
    const { id } = await work.open('equipmentFailure', `${asked}.`);
    for (const copy of copies) expect(await found(copy)).toEqual([id]);
    const both = await Promise.all([found(copies[0]), found(copies[0]), found(copies[0])]);
    expect(both).toEqual([[id], [id], [id]]);
  });

  it('is forgotten beyond its bound, the company that was asked for last excepted', async () => {
    const { database } = t.app.platform;
    const [small, large] = [new RecurrenceIndexes(database, 1), new RecurrenceIndexes(database)];
    const other = (
      await t.database.owner<{ company_id: number }>(`select company_id from users where username = 'other.admin'`)
    )[0]?.company_id;
    for (const indexes of [small, large]) {
      await indexes.upToDate(other ?? -1);
      await indexes.upToDate(companyId);
    }
    expect(small.bytes).toBe((await small.upToDate(companyId)).bytes);
    expect(large.bytes).toBeGreaterThan(small.bytes);
  });

  it('answers nothing, and asks for no case, once nobody waits', async () => {
    expect(await found(indexesOf(t.app.platform.database))).toHaveLength(1);
    expect(await found(indexesOf(t.app.platform.database), { signal: AbortSignal.abort() })).toEqual([]);
  });
});

describe('cases from before the engine', () => {
  const unknown = () =>
    t.database.owner<{ id: string }>(`select c.id from cases c where not exists (select from recurrence_documents d
      where d.company_id = c.company_id and d.case_id = c.id and d.engine > 0)`);

  it('are read once, in every company, and keep their number', async () => {
    await t.database.owner('delete from recurrence_documents where case_id = $1', [reference]);
    await t.database.owner('update recurrence_documents set engine = 0 where case_id <> $1', [reference]);
    const numbers = () =>
      t.database.owner(`select case_id, number from recurrence_documents where case_id <> $1 order by 1`, [reference]);
    const before = await numbers();
    expect((await similar('Température excessive lyophilisateur')).map(({ id }) => id)).not.toContain(reference);
    await indexUnknownCases(t.app.platform);
    expect(await unknown()).toEqual([]);
    expect(await numbers()).toEqual(before);
    expect((await similar('Température excessive lyophilisateur')).map(({ id }) => id)).toContain(reference);
  });
});
