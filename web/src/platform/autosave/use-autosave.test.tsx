// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftStore } from '../storage/draft-store';
import { person, testComponents } from '../testing/component-test';
import { settled } from '../testing/pretend-clock';
import { ApiError } from '../transport/api-error';
import { askingPerPart, type Content } from './merge';
import { storedAutosave } from './open-autosave';
import { type AutosaveKind, autosaveKey, useAutosave } from './use-autosave';

interface Note {
  readonly content: Content;
  readonly version: number;
}

let server: { note: Note; isReachable: boolean };
let names = 0;

const kind: AutosaveKind<Note, Content, Content> = {
  rules: {
    read: (note) => note,
    get: async () => server.note,
    save: async ({ content, version }) => {
      if (!server.isReachable) throw new ApiError(0, 'network_failure', 'no network');
      server.note = { content, version: version + 1 };
      return server.note;
    },
    apply: (content, changes) => ({ ...content, ...changes }),
    strategy: askingPerPart,
  },
  storedAutosave,
};

function Page({ name, note }: { name: string; note: Note }) {
  const { autosave, state } = useAutosave(name, note, kind);
  const write = (text: string) => autosave.change({ text });
  return <input aria-label="Note" value={String(state.content.text)} onChange={({ target }) => write(target.value)} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Note');
/** What is sent at once goes out after the event that asked for it, and is answered after that. */
const sent = async () => {
  for (let turn = 0; turn < 3; turn += 1) await act(settled);
};

describe('a page that is written on', () => {
  testComponents();
  let name: string;
  beforeEach(() => {
    server = { note: { content: { text: '' }, version: 1 }, isReachable: true };
    names += 1;
    name = `note.${names}`;
  });

  it('sends what was typed when it is left', async () => {
    const { unmount } = render(<Page name={name} note={server.note} />);
    await person.type(field(), 'fuite');
    unmount();
    await sent();
    expect(server.note.content).toEqual({ text: 'fuite' });
    expect(draftStore.getItem(autosaveKey(7, name))).toBeNull();
  });

  it('shows again what could not be sent, and keeps it on the device', async () => {
    server.isReachable = false;
    const first = render(<Page name={name} note={server.note} />);
    await person.type(field(), 'fuite');
    first.unmount();
    await sent();
    expect(storedAutosave(autosaveKey(7, name)).read()).toMatchObject({ version: 1, content: { text: 'fuite' } });
    render(<Page name={name} note={server.note} />);
    expect(field().value).toBe('fuite');
    server.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await sent();
    expect(server.note.content).toEqual({ text: 'fuite' });
  });

  it('takes in what another user has stored', async () => {
    const { rerender } = render(<Page name={name} note={server.note} />);
    rerender(<Page name={name} note={{ content: { text: 'autre' }, version: 2 }} />);
    expect(field().value).toBe('autre');
  });
});
