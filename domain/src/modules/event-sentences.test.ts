import { describe, expect, it } from 'vitest';
import { say } from '../kernel/message';
import type { RecordKind } from '../kernel/records/record-kind';
import type { RecordedEvent } from '../kernel/trail/audit-event';
import type { AnyWorkflow, Consequence } from '../kernel/workflow';
import { eventSentence, eventSentences } from '../messages/event-sentences';
import { commonEventMessages } from '../messages/history';
import { actionKind } from './actions/kind';
import { caseKind } from './cases/kind';
import { type ModuleContract, moduleContracts } from './index';

const files = import.meta.glob<Record<string, unknown>>('./**/*workflow.ts', { eager: true });
const isWorkflow = (value: unknown): value is AnyWorkflow =>
  typeof value === 'object' && value !== null && 'stateLabels' in value && 'transitions' in value;
const workflows = Object.values(files).flatMap((file) => Object.values(file).filter(isWorkflow));
const contracts: readonly ModuleContract[] = Object.values(moduleContracts);
const kinds = contracts.flatMap(({ kinds: found = [] }) => found);

describe('every event reads as a sentence', () => {
  it('of the workflows', () => {
    const events = workflows.flatMap(({ createdEvent, imported, transitions, consequences }) => [
      createdEvent,
      ...(imported ? [imported.event] : []),
      ...Object.values(transitions).map(({ event }) => event),
      ...Object.values<Consequence<string>>(consequences ?? {}).map(({ event }) => event),
    ]);
    expect(events.filter((event) => !eventSentences[event])).toEqual([]);
  });

  it('of the histories of records', () => {
    const events = kinds.flatMap(({ name, words }) =>
      [...Object.keys(words.events), ...Object.keys(commonEventMessages)].map((event) => `${name}.${event}`),
    );
    expect(events.filter((event) => !eventSentences[event])).toEqual([]);
  });

  it('that says "signed" where the workflow has it signed, and nowhere else in it', () => {
    for (const { transitions } of workflows) {
      for (const { event, signature } of Object.values(transitions)) {
        const { fr, en } = eventSentences[event] ?? { fr: '', en: '' };
        expect([fr.includes('avec signature'), en.includes(', signed')], event).toEqual([
          signature !== undefined,
          signature !== undefined,
        ]);
      }
    }
  });
});

const happened = (event: Partial<RecordedEvent>): RecordedEvent => ({
  seq: 1,
  at: '2026-05-03T08:00:00.000Z',
  actorId: 4,
  actorName: 'Marie Dupont',
  actorUsername: 'marie',
  actorRoles: [],
  action: 'case.approved',
  record: 'case',
  recordId: 'NC_0012',
  changes: [],
  reason: null,
  hash: '',
  ...event,
});
const both = (event: Partial<RecordedEvent>, kind?: RecordKind) =>
  (['fr', 'en'] as const).map((language) =>
    eventSentence(happened(event), {
      speak: (message, values) => say(language, message, values),
      words: kind?.words,
      name: event.recordId ?? 'NC_0012',
    }),
  );

describe('a sentence', () => {
  it('names who, what and the record', () => {
    expect(both({}, caseKind)).toEqual([
      'Marie Dupont a approuvé NC_0012, avec signature.',
      'Marie Dupont approved NC_0012, signed.',
    ]);
  });

  it('gives both values of a change, and the reason', () => {
    const changes = [{ field: 'dueDate', from: '2026-05-03', to: '2026-05-10' }];
    const event = { action: 'action.changed', record: 'action', recordId: 'ACT_0003', changes };
    expect(both({ ...event, reason: 'Pièce en retard.' }, actionKind)).toEqual([
      'Marie Dupont a modifié ACT_0003 : Échéance de 03/05/2026 à 10/05/2026, car « Pièce en retard ».',
      'Marie Dupont changed ACT_0003: Due date from 03/05/2026 to 10/05/2026, because “Pièce en retard”.',
    ]);
  });

  it('says codes in words, quotes what was typed, and counts what is too much', () => {
    const changes = [
      { field: 'title', from: 'Un fût', to: 'Deux fûts' },
      { field: 'objective', from: 'Tenir le délai', to: '' },
      { field: 'priority', from: null, to: 'high' },
      { field: 'caseId', from: null, to: 'NC_0001' },
      { field: 'dueDate', from: null, to: '2026-05-10' },
    ];
    expect(both({ action: 'action.changed', changes, recordId: 'ACT_0003' }, actionKind)[1]).toBe(
      'Marie Dupont changed ACT_0003: Title from “Un fût” to “Deux fûts”, Objective cleared, before: “Tenir le délai”, Priority: High, 2 other fields.',
    );
  });

  it('names the step of a case, and cuts a long text', () => {
    const changes = [{ field: 'rootCause.mark', from: 'open', to: 'ready' }];
    expect(both({ action: 'case.step_marked_ready', changes }, caseKind)[1]).toBe(
      'Marie Dupont marked “Root cause Analysis” ready for QA in NC_0012.',
    );
    const text = 'a'.repeat(300);
    const [, said] = both({ action: 'feedback.sent', changes: [{ field: 'text', from: null, to: text }] });
    expect(said).toBe(`Marie Dupont sent feedback: ${'a'.repeat(80)}….`);
  });

  it('speaks for the system, and of kinds and events that it does not know', () => {
    expect(both({ actorId: null, action: 'trail.verification_failed' })[1]).toBe(
      'The check of the audit trail failed.',
    );
    expect(both({ action: 'walk.planned', recordId: 'W_1' })[1]).toBe('Marie Dupont walk.planned (W_1).');
    expect(both({ action: 'constructor' })[1]).toBe('Marie Dupont constructor (NC_0012).');
  });
});
