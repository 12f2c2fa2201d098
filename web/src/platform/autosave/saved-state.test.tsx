// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { savingMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { beforeEach, describe, expect, it } from 'vitest';
import { sayNow } from '../page/messages';
import { useStore } from '../storage/store';
import { person, testComponents } from '../testing/component-test';
import { PretendClock } from '../testing/pretend-clock';
import { ApiError } from '../transport/api-error';
import { Autosave } from './autosave';
import { askingPerPart, type Content } from './merge';
import { saveAfter } from './save-queue';
import { SavedState } from './saved-state';

interface Note {
  readonly content: Content;
  readonly version: number;
}

const unreachable = new ApiError(0, 'network_failure', 'no network');
let clock: PretendClock;
let server: { note: Note; failures: ApiError[] };

function open() {
  return new Autosave<Note>(
    {
      read: (note) => note,
      get: async () => server.note,
      save: async ({ content, version }) => {
        const failure = server.failures.shift();
        if (failure) throw failure;
        if (version !== server.note.version) throw new ApiError(412, 'stale_version', 'stale');
        server.note = { content, version: version + 1 };
        return server.note;
      },
      apply: (content, changes) => ({ ...content, ...changes }),
      strategy: askingPerPart,
    },
    { kept: { read: () => null, keep: () => {}, drop: () => {} }, after: clock.after },
    { stored: server.note },
  );
}

function Editor({ autosave }: { autosave: Autosave<Note> }) {
  const { content, saving } = useStore(autosave.store);
  return (
    <>
      <input
        aria-label="Note"
        value={String(content.text)}
        onChange={({ target }) => autosave.change({ text: target.value })}
      />
      <SavedState saving={saving} saved="Enregistré à 09:30" onRetry={() => autosave.saveNow()} />
    </>
  );
}

const pass = (milliseconds: number) => act(() => clock.pass(milliseconds));
const banner = () => screen.queryByRole('status')?.textContent ?? null;

describe('the banner beside what is written', () => {
  testComponents();
  beforeEach(() => {
    clock = new PretendClock();
    server = { note: { content: { text: '' }, version: 1 }, failures: [] };
  });

  it('says when it was saved, that it is being saved, and that it was', async () => {
    render(<Editor autosave={open()} />);
    expect(banner()).toBe('Enregistré à 09:30');
    await person.type(screen.getByLabelText('Note'), 'fuite');
    expect(banner()).toBe(sayNow(savingMessages.saving));
    await pass(saveAfter);
    expect(banner()).toBe('Enregistré à 09:30');
    expect(server.note.content).toEqual({ text: 'fuite' });
  });

  it('says that there is no network as long as there is none, and keeps what was typed', async () => {
    server.failures.push(unreachable, unreachable);
    render(<Editor autosave={open()} />);
    await person.type(screen.getByLabelText('Note'), 'f');
    await pass(saveAfter);
    expect(banner()).toBe(sayNow(savingMessages.offline));
    await person.type(screen.getByLabelText('Note'), 'u');
    expect(banner()).toBe(sayNow(savingMessages.offline));
    await pass(60_000);
    expect(banner()).toBe('Enregistré à 09:30');
    expect(server.note.content).toEqual({ text: 'fu' });
  });

  it('offers another attempt after a refusal', async () => {
    server.failures.push(new ApiError(422, 'invalid', 'Trop long'));
    render(<Editor autosave={open()} />);
    await person.type(screen.getByLabelText('Note'), 'f');
    await pass(60_000);
    expect(banner()).toContain(sayNow(savingMessages.failed));
    expect(screen.getByRole('status').title).toBe('Trop long');
    await person.click(screen.getByRole('button', { name: sayNow(generalMessages.retry) }));
    await pass(0);
    expect(banner()).toBe('Enregistré à 09:30');
  });

  it('says nothing while the conflict dialog asks', async () => {
    const autosave = open();
    render(<Editor autosave={autosave} />);
    server.note = { content: { text: 'autre' }, version: 2 };
    await person.type(screen.getByLabelText('Note'), 'f');
    await pass(saveAfter);
    expect(autosave.state.conflict?.fields).toEqual(['text']);
    expect(banner()).toBeNull();
    act(() => autosave.resolve(new Set(['text'])));
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('autre');
    expect(banner()).toBe('Enregistré à 09:30');
  });

  it('says nothing where nothing was written', () => {
    render(<SavedState saving={{ kind: 'nothing' }} saved="Enregistré" onRetry={() => {}} />);
    expect(banner()).toBe('');
  });
});
