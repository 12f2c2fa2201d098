import { mostWrongPasscodes, offlineHours } from '@vigie/domain/kernel/offline/passcode';
import type { CurrentUser } from '@vigie/domain/modules/accounts/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceDatabase } from './device-database';
import { People, type PersonRow } from './people';
import { keyOfEntries, seal, sealJson, unseal, unsealJson } from './sealing';

/** As much of the browser's database as people need. */
function pretendDatabase() {
  const rows = new Map<number, PersonRow>();
  const stores = {
    people: {
      getAll: () => ({ result: [...rows.values()] }),
      put: (row: PersonRow) => void rows.set(row.owner, structuredClone(row)),
    },
  };
  return {
    rows,
    database: {
      read: async (work: (held: unknown) => () => unknown) => work(stores)(),
      write: async (work: (held: unknown) => void) => work(stores),
    } as unknown as DeviceDatabase,
  };
}

const user = { id: 7, first_name: 'Odile', last_name: 'Horsligne' } as CurrentUser;
const draftKey = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const hour = 3_600_000;
let now: number;
let held: ReturnType<typeof pretendDatabase>;
let people: People;
beforeEach(async () => {
  now = 1_800_000_000_000;
  held = pretendDatabase();
  people = new People(held.database, () => now);
  await people.prove(user, 1500, offlineHours.usual);
  await people.choosePasscode('190583', { draftKey, user });
});

describe('the code of a device', () => {
  it('opens the key, and nothing of it stands on the device', async () => {
    const found = await people.unlock(7, '190583');
    expect(found).toEqual({ outcome: 'opened', draftKey, user });
    const row = held.rows.get(7);
    const texts = [row?.wrapped?.bytes, row?.wrapped?.salt].map((bytes) =>
      new TextDecoder('latin1').decode(bytes as ArrayBuffer),
    );
    expect(texts.join()).not.toContain('190583');
    expect(texts.join()).not.toContain(draftKey);
  });

  it('is dropped after five wrong tries, each counted before it is made', async () => {
    for (let left = mostWrongPasscodes - 1; left > 0; left -= 1) {
      expect(await people.unlock(7, '000000')).toEqual({ outcome: 'wrong', triesLeft: left });
      expect(held.rows.get(7)?.wrong).toBe(mostWrongPasscodes - left);
    }
    expect(await people.unlock(7, '000000')).toEqual({ outcome: 'dropped' });
    expect(held.rows.get(7)?.wrapped).toBeNull();
    expect(await people.unlock(7, '190583')).toEqual({ outcome: 'dropped' });
  });

  it('is forgiven wrong tries by the right one, or by the server', async () => {
    await people.unlock(7, '000000');
    await people.unlock(7, '190583');
    expect(held.rows.get(7)?.wrong).toBe(0);
    await people.unlock(7, '000000');
    await people.prove(user, null, offlineHours.usual);
    expect(held.rows.get(7)).toMatchObject({ wrong: 0, skewMs: null });
    expect(await people.unlock(7, '190583')).toMatchObject({ outcome: 'opened' });
  });

  it('opens for twelve hours after the server, and is dropped then', async () => {
    now += offlineHours.usual * hour - 1;
    expect(await people.unlock(7, '190583')).toMatchObject({ outcome: 'opened' });
    now += 1;
    expect(await people.unlock(7, '190583')).toEqual({ outcome: 'dropped' });
    expect(held.rows.get(7)?.wrapped).toBeNull();
  });
  it('opens for as long as the company said then, and for twelve hours where it said nothing yet', async () => {
    await people.prove(user, 1500, 2);
    now += 2 * hour;
    expect(await people.unlock(7, '190583')).toEqual({ outcome: 'dropped' });
    await people.prove(user, 1500, offlineHours.usual);
    await people.choosePasscode('190583', { draftKey, user });
    const { hours: _, ...earlier } = held.rows.get(7) as PersonRow;
    held.rows.set(7, earlier);
    now += offlineHours.usual * hour - 1;
    expect((await people.unlock(7, '190583')).outcome).toBe('opened');
  });

  it('is of no use under another person', async () => {
    const row = held.rows.get(7) as PersonRow;
    held.rows.set(8, { ...row, owner: 8 });
    expect(await people.unlock(8, '190583')).toMatchObject({ outcome: 'wrong' });
  });
});

describe('what is sealed', () => {
  it('opens with its own key and name alone', async () => {
    const bytesOf = (n: number) => new Uint8Array(32).fill(n);
    const [key, another] = await Promise.all([keyOfEntries(bytesOf(1)), keyOfEntries(bytesOf(2))]);
    const sealed = await sealJson(key, 'entry a', { what: 'une fuite' });
    expect(await unsealJson(key, 'entry a', sealed)).toEqual({ what: 'une fuite' });
    await expect(unsealJson(key, 'entry b', sealed)).rejects.toThrow();
    await expect(unsealJson(another, 'entry a', sealed)).rejects.toThrow();
    const photo = await seal(key, 'photo a 0', bytesOf(9));
    expect(await unseal(key, 'photo a 0', photo)).toEqual(bytesOf(9));
    expect((await seal(key, 'photo a 0', bytesOf(9))).iv).not.toEqual(photo.iv);
  });
});
