import type { EntryAnswer } from '@vigie/domain/kernel/offline/entry';
import { marginMs, undoMs } from '@vigie/domain/kernel/offline/order';
import { expect, it } from 'vitest';
import { PretendClock } from '../testing/pretend-clock';
import { EntrySender } from './entry-sender';
import type { KeptPhoto, NewEntry } from './kept-entry';
import { MemoryEntries } from './memory-entries';

const photo: KeptPhoto = { name: '1.jpg', type: 'image/jpeg', sha256: 'a', content: new Uint8Array([1]) };
const entry: NewEntry = {
  record: 'observation',
  path: '/',
  head: {
    captureId: 'capture-1',
    base: null,
    photos: ['a'],
    deviceTime: '2026-11-19T08:00:00Z',
    skewMs: null,
    contract: 1,
  },
  content: {},
  title: '',
  series: 'GW_00001',
  undoUntil: undoMs,
};

it('what waits in the page alone is sent like everything else, and can be taken back until then', async () => {
  const store = new MemoryEntries();
  const clock = new PretendClock();
  const sent: string[] = [];
  const sender = new EntrySender({
    store,
    sendPhoto: async (_captureId, { sha256 }) => sent.push(sha256),
    sendEntry: async ({ captureId }) => {
      sent.push(captureId);
      return {} as EntryAnswer;
    },
    alone: (work) => work(),
    now: clock.now,
    after: clock.after,
    reasonOf: () => '',
    onSent: () => {},
    onChange: async () => {},
  });
  await store.addFile({ id: 'file', place: 'walk', photo });
  await store.add(entry, [photo], ['file']);
  expect([(await store.list()).length, (await store.listFiles('walk')).length]).toEqual([1, 0]);
  await sender.sendNow();
  const [kept] = await store.list();
  if (!kept) throw new Error('nothing is kept');
  const taken = await store.takeBack(kept, 'walk');
  expect(taken.map((file) => file.photo)).toEqual([photo]);
  expect(await store.listFiles('walk')).toEqual(taken);
  await clock.pass(undoMs + marginMs);
  expect(sent).toEqual([]);
  await store.add({ ...entry, undoUntil: clock.now() + undoMs }, [photo], [taken[0]?.id ?? '']);
  await sender.sendNow();
  await clock.pass(undoMs + marginMs);
  expect(sent).toEqual(['a', 'capture-1']);
  expect(store.isEmpty).toBe(true);
});
