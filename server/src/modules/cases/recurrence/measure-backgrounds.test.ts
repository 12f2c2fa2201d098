import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { engineVersion } from '@vigie/domain/modules/cases/recurrence/bounds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { ifMatch } from '../../reports/testing/reports';
import { caseWork } from '../testing/cases';
import { RecurrenceIndexes } from './indexes';
import { isDue, measureBackgrounds, measureCompany } from './measure-backgrounds';

describe('cases are measured', () => {
  const now = Date.parse('2026-11-18T10:00:00Z');
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
  const of = (numbers: number, lastMeasured: Date | null, closed: number[] = []) => ({
    numbers: Array.from({ length: numbers }, (_, n) => n),
    documents: 100,
    closed,
    lastMeasured,
  });

  it.each([
    ['not where all are', of(0, hoursAgo(48)), false],
    ['at once where many are not', of(6, hoursAgo(1)), true],
    ['once a day where few are not', of(5, hoursAgo(23)), false],
    ['once a day where few are not, and a day has passed', of(5, hoursAgo(24)), true],
    ['at once where none is', of(1, null), true],
    ['at once where one has become confidential', of(0, hoursAgo(1), [7]), true],
  ])('%s', (_when, unmeasured, due) => {
    expect(isDue(unmeasured, now)).toBe(due);
  });
});

describe('what similar cases must stand out from', () => {
  let t: TestApp;
  let work: Awaited<ReturnType<typeof caseWork>>;
  let companyId: number;
  beforeAll(async () => {
    t = await createTestApp();
    work = await caseWork(t);
    const [lead] = await t.database.owner<{ company_id: number }>(
      `select company_id from users where username = 'lead'`,
    );
    companyId = lead?.company_id ?? -1;
  });
  afterAll(() => t.close());

  interface Row {
    readonly case_id: string;
    readonly number: number;
    readonly means: number[];
    readonly deviations: number[];
    readonly documents: number;
  }
  const rows = () =>
    t.database.owner<Row>(
      `select case_id, b.number, means, deviations, documents from recurrence_backgrounds b
        join recurrence_documents d using (company_id, number) where company_id = $1 and b.engine = $2 order by b.number`,
      [companyId, engineVersion],
    );
  const rowOf = async (id: string) => (await rows()).find((row) => row.case_id === id);
  const restrict = async (id: string, isConfidential: boolean) =>
    t.call(cases.restrictCase, {
      token: work.as('lead'),
      params: { id },
      headers: ifMatch((await work.get(id)).version),
      body: { isConfidential, readerIds: [], readerRoles: [], reason: 'Données de santé' },
    });

  it('is measured of every case, and known to each copy of the program with its next search', async () => {
    const one = await work.open('nonConformity', 'Bouchon vissé de travers sur la ligne 5. Couple trop faible.');
    for (const line of [6, 7]) await work.open('nonConformity', `Bouchon de travers, ligne ${line}. Rien d’autre.`);
    const indexes = new RecurrenceIndexes(t.app.platform.database);
    const before = await indexes.upToDate(companyId);
    expect([...before.known].map((number) => before.backgroundOf(number)).filter(Boolean)).toEqual([]);
    expect(await measureCompany(t.app.platform.database, companyId)).toBe(true);
    const measured = await rows();
    expect(measured.map(({ number }) => number)).toEqual([...before.known].toSorted((a, b) => a - b));
    const row = await rowOf(one.id);
    expect(row?.documents).toBe(measured.length);
    expect(row?.means[0]).toBeGreaterThan(0);
    for (const index of [
      await indexes.upToDate(companyId),
      await new RecurrenceIndexes(t.app.platform.database).upToDate(companyId),
    ]) {
      expect(index.backgroundOf(row?.number ?? 0)?.means[0]).toBeCloseTo(row?.means[0] ?? -1);
      expect(index.backgroundOf(row?.number ?? 0)?.deviations[2]).toBeCloseTo(row?.deviations[2] ?? -1);
    }
  }, 120_000);

  it('is measured again of what has changed, and of all once there are half as many cases more', async () => {
    for (let n = 0; n < 20; n += 1) await work.open('improvement', `Idée ${n} : ranger le bouchon numéro ${n} à part.`);
    expect(await measureCompany(t.app.platform.database, companyId)).toBe(true);
    const first = await rows();
    const { id } = await work.open('itBug', 'Étiqueteuse arrêtée : bouchon de travers.');
    expect(await measureCompany(t.app.platform.database, companyId)).toBe(true);
    expect(await rowOf(id)).toBeUndefined();
    await t.database.owner(`update recurrence_backgrounds set measured_at = now() - interval '25 hours'`);
    expect(await measureCompany(t.app.platform.database, companyId)).toBe(true);
    expect((await rowOf(id))?.documents).toBe(first.length + 1);
    expect((await rows())[0]?.documents).toBe(first.length);
    await t.database.owner(`update recurrence_backgrounds set documents = $1`, [Math.floor((first.length + 1) / 1.6)]);
    await measureCompany(t.app.platform.database, companyId);
    expect(new Set((await rows()).map(({ documents }) => documents))).toEqual(new Set([first.length + 1]));
  }, 120_000);

  it('R19 is not measured of a confidential case, and holds nothing of one that has become confidential', async () => {
    const asked = await work.open('hse', 'Quiproquo zygomatique au réfectoire. Personne n’est blessé.');
    const { id } = await work.open('hse', 'Quiproquo zygomatique au réfectoire, nommément. Personne n’est blessé.');
    await t.database.owner(`update recurrence_backgrounds set measured_at = now() - interval '25 hours'`);
    await measureCompany(t.app.platform.database, companyId);
    const before = await rowOf(asked.id);
    expect((await rowOf(id))?.means).toHaveLength(3);
    expect((await restrict(id, true)).status).toBe(200);
    await measureCompany(t.app.platform.database, companyId);
    expect((await rowOf(id))?.means).toEqual([]);
    const after = await rowOf(asked.id);
    expect(after?.means[0]).toBeLessThan(before?.means[0] ?? 0);
    const index = await new RecurrenceIndexes(t.app.platform.database).upToDate(companyId);
    expect(index.backgroundOf((await rowOf(id))?.number ?? 0)).toBeNull();
    expect((await restrict(id, false)).status).toBe(200);
    await t.database.owner(`update recurrence_backgrounds set measured_at = now() - interval '25 hours'`);
    await measureCompany(t.app.platform.database, companyId);
    expect((await rowOf(id))?.means).toHaveLength(3);
  }, 120_000);

  it('goes on in another job when its time is over, company by company', async () => {
    await t.database.owner(`delete from recurrence_backgrounds`);
    expect(await measureCompany(t.app.platform.database, companyId, performance.now())).toBe(false);
    expect(await rows()).toEqual([]);
    await expect
      .poll(
        async () => {
          await measureBackgrounds(t.app.platform);
          return (await rows()).length;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(20);
    const others = await t.database.owner(`select from recurrence_backgrounds where company_id <> $1`, [companyId]);
    expect(others).toEqual([]);
  }, 120_000);
});
