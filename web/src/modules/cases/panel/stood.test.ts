import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import { asItStood, changedSince } from '@vigie/domain/modules/cases/as-it-stood';
import { describe, expect, it } from 'vitest';
import { seqOfSignature, wholeLists } from './stood';

function event(seq: number, changes: RecordedEvent['changes'], actorUsername = 'lead'): RecordedEvent {
  return {
    seq,
    at: `2026-11-15T10:00:0${seq}.000Z`,
    actorId: 1,
    actorName: actorUsername,
    actorUsername,
    actorRoles: [],
    action: 'case.changed',
    record: 'case',
    recordId: 'NC_0001',
    changes,
    reason: null,
    hash: '',
  };
}

describe('lists in a history', () => {
  const events = [
    event(4, [{ field: 'files', from: 'a.png', to: null }]),
    event(3, [{ field: 'member', from: 'Nadia Benali', to: null }]),
    event(2, [
      { field: 'files', from: null, to: 'b.pdf' },
      { field: 'comment', from: null, to: 'Merci' },
    ]),
    event(1, [
      { field: 'files', from: null, to: 'a.png' },
      { field: 'member', from: null, to: 'Nadia Benali (chimie)' },
    ]),
  ];

  it('are whole at every moment, and comments are no part of what stood', () => {
    expect(asItStood(wholeLists(events), 2)).toEqual({ files: ['a.png', 'b.pdf'], member: ['Nadia Benali (chimie)'] });
    expect(asItStood(wholeLists(events), 4)).toEqual({ files: ['b.pdf'], member: [] });
  });

  it('are compared as wholes', () => {
    expect(changedSince(wholeLists(events), 2)).toEqual([
      { field: 'files', from: ['a.png', 'b.pdf'], to: ['b.pdf'] },
      { field: 'member', from: ['Nadia Benali (chimie)'], to: [] },
    ]);
  });
});

describe('a signature', () => {
  const signature = {
    id: 1,
    signerName: 'Thomas Lemoine',
    signerUsername: 'qa',
    meaning: 'Approved',
    signedAt: '2026-11-15T10:00:01.990Z',
    contentHash: '',
    voidedAt: null,
  };

  it('belongs to the event that the signer caused right after it', () => {
    expect(seqOfSignature([event(3, []), event(2, [], 'qa'), event(1, [])], signature)).toBe(2);
  });

  it('without such an event is placed by its time', () => {
    expect(seqOfSignature([event(3, []), event(1, [])], signature)).toBe(1);
  });
});
