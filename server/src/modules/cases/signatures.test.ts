import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from '../../platform/signatures/signatures';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { caseWork } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
let id: string;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

beforeEach(async () => {
  const record = await work.open('itBug');
  id = record.id;
  await work.markAll(record, 'markReady', 'lead');
  await work.move(id, 'submit', 'lead');
  await work.markAll(record, 'review', 'qa');
  expect((await work.move(id, 'approve', 'qa')).status).toBe(200);
});

interface Stored {
  id: number;
  content: { steps: Record<string, Record<string, unknown>>; title: string };
  schema_version: number;
  content_hash: string;
}

const stored = async () =>
  (
    await t.database.owner<Stored>(
      `select id, content, schema_version, content_hash from signatures where record = 'case' and record_id = $1`,
      [id],
    )
  )[0] as Stored;

/** As a release would have stored it to which the record looked like this. */
async function storeAs(content: Stored['content'] | null, hash?: string): Promise<void> {
  const { id: signature, content_hash } = await stored();
  await t.database.owner('update signatures set content = $2::jsonb, content_hash = $3 where id = $1', [
    signature,
    content && JSON.stringify(content),
    hash ?? (content ? contentHash({ record: 'case', recordId: id, content: content as never }) : content_hash),
  ]);
}

const isValid = async () => (await work.get(id)).signatures.map((one) => one.isValid);

describe('a signature on a case', () => {
  it('R13 is stored with exactly what was signed, and with the hash of that', async () => {
    const { content, schema_version, content_hash } = await stored();
    expect(schema_version).toBe(1);
    expect(contentHash({ record: 'case', recordId: id, content: content as never })).toBe(content_hash);
    expect(await isValid()).toEqual([true]);
    expect(JSON.stringify(await work.get(id))).not.toContain('"content"');
  });

  it('R14 holds after an upgrade that adds a question, until somebody answers it', async () => {
    const { content } = await stored();
    const { EquipmentQualification: _, ...process } = content.steps.process ?? {};
    await storeAs({ ...content, steps: { ...content.steps, process } });
    expect(await isValid()).toEqual([true]);
    await t.database.owner(
      `update case_steps set content = jsonb_set(content, '{EquipmentQualification,text}', '"Requalifié"')
        where case_id = $1 and step = 'process'`,
      [id],
    );
    expect(await isValid()).toEqual([false]);
  });

  it('R13 R14 does not hold when what was signed is altered behind the application’s back', async () => {
    const { content, content_hash } = await stored();
    await storeAs({ ...content, title: 'Autre chose' }, content_hash);
    expect(await isValid()).toEqual([false]);
  });

  it('R14 of an earlier release, of which only the hash is known, holds while the case is the same', async () => {
    await storeAs(null);
    expect(await isValid()).toEqual([true]);
    await t.database.owner(`update cases set title = 'Autre chose' where id = $1`, [id]);
    expect(await isValid()).toEqual([false]);
  });
});
