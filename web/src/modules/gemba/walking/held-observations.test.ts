import type { Observation } from '@vigie/domain/modules/gemba/observations/contract';
import { describe, expect, it } from 'vitest';
import { type HeldObservation, HeldObservations, type NewObservation, undoFor } from './held-observations';

const body: NewObservation = {
  walkId: 'GW_00001',
  stationId: 'STN_0001',
  verdict: 'improve',
  category: 'safety',
  text: 'Sol glissant',
  observedAt: '2026-11-19T08:00:00.000Z',
  attachmentIds: [],
};

/** A server that answers when the test asks for it, and a clock that is moved by hand. */
function begin(before: readonly HeldObservation[] = []) {
  const sent: string[] = [];
  const answers: { key: string; resolve: () => void; reject: (error: Error) => void }[] = [];
  const timers: { milliseconds: number; then: () => void }[] = [];
  let stored = before;
  const held = new HeldObservations({
    stored: {
      read: () => stored,
      write: (now) => {
        stored = now;
      },
    },
    send: ({ key }) => {
      sent.push(key);
      return new Promise((resolve, reject) => {
        answers.push({ key, resolve: () => resolve({ id: 'OBS_00001' } as Observation), reject });
      });
    },
    failureOf: ({ message }: Error) => ({ failure: message, isRefused: message === 'refused' }),
    wait: (milliseconds, then) => timers.push({ milliseconds, then }),
  } as ConstructorParameters<typeof HeldObservations>[0]);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    held,
    sent,
    timers,
    stored: () => stored,
    async answer(error?: string) {
      const next = answers.shift();
      if (error) next?.reject(new Error(error));
      else next?.resolve();
      await settle();
    },
  };
}

describe('an observation that was kept', () => {
  it('waits until it can no longer be undone, and is gone from the device once the server has it', async () => {
    const { held, sent, timers, stored, answer } = begin();
    held.keep('a', body, []);
    expect(sent).toEqual([]);
    expect(stored()).toHaveLength(1);
    expect(timers[0]?.milliseconds).toBe(undoFor);
    timers[0]?.then();
    expect(sent).toEqual(['a']);
    expect(stored()).toHaveLength(1);
    await answer();
    expect(stored()).toEqual([]);
  });

  it('can be undone until then, and no longer while it is sent', async () => {
    const { held, sent, timers, stored } = begin();
    held.keep('a', body, []);
    expect(held.takeBack('a')).toMatchObject({ body });
    expect(stored()).toEqual([]);
    timers[0]?.then();
    await Promise.resolve();
    expect(sent).toEqual([]);

    held.keep('b', body, []);
    void held.sendNow('b');
    expect(held.takeBack('b')).toBeNull();
    expect(stored()).toHaveLength(1);
  });

  it('is sent at once when the next one is kept', () => {
    const { held, sent } = begin();
    held.keep('a', body, []);
    held.keep('b', body, []);
    expect(sent).toEqual(['a']);
  });

  it('is sent once however often it is asked for', async () => {
    const { held, sent, answer } = begin();
    held.keep('a', body, []);
    const both = Promise.all([held.sendNow('a'), held.sendNow('a')]);
    held.sendAll();
    await answer();
    expect(await both).toEqual([{ id: 'OBS_00001' }, { id: 'OBS_00001' }]);
    expect(sent).toEqual(['a']);
  });

  it('is sent again after a lost network, under the same key', async () => {
    const { held, sent, timers, stored, answer } = begin();
    held.keep('a', body, []);
    timers[0]?.then();
    await answer('no network');
    expect(stored()[0]).toMatchObject({ key: 'a', failure: 'no network', isRefused: false });
    timers[1]?.then();
    expect(sent).toEqual(['a', 'a']);
    await answer();
    expect(stored()).toEqual([]);
  });

  it('stays with its reason where the server refused it, until it is taken back to be corrected', async () => {
    const { held, sent, timers, stored, answer } = begin();
    held.keep('a', body, []);
    timers[0]?.then();
    await answer('refused');
    held.sendAll();
    expect(sent).toEqual(['a']);
    expect(timers).toHaveLength(1);
    expect(stored()[0]).toMatchObject({ failure: 'refused', isRefused: true });
    expect(held.takeBack('a')).toMatchObject({ body });
    expect(stored()).toEqual([]);
  });

  it('arrives before its walk is finished, unless the server refused it', async () => {
    const { held, answer } = begin([{ key: 'a', body, photos: [], failure: 'refused', isRefused: true }]);
    held.keep('b', body, []);
    const arrived = held.arrived();
    await answer();
    expect(await arrived).toBe(false);
    held.takeBack('a');
    expect(await held.arrived()).toBe(true);
    held.keep('c', body, []);
    const lost = held.arrived();
    await Promise.all([expect(lost).rejects.toThrow('no network'), answer('no network')]);
  });

  it('is sent when the page is opened again after the tab was closed', () => {
    const { sent } = begin([
      { key: 'a', body, photos: [], failure: null, isRefused: false },
      { key: 'b', body, photos: [], failure: 'refused', isRefused: true },
    ]);
    expect(sent).toEqual(['a']);
  });
});
