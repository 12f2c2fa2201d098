import { askingPerPart, type Content, changesOf } from '../../platform/autosave/merge';
import { storedAutosave } from '../../platform/autosave/open-autosave';
import { useAutosave } from '../../platform/autosave/use-autosave';

interface TextCalls<Held, Texts extends Content> {
  readonly read: (stored: Held) => { readonly content: Texts; readonly version: number };
  readonly get: () => Promise<Held>;
  readonly save: (version: number, changes: Partial<Texts>) => Promise<Held>;
  readonly hasEnded: (stored: Held) => boolean;
}

/** Texts of a record that are saved as they are typed. One that a colleague has changed too waits for the user. */
export function useTexts<Held, Texts extends Content>(name: string, stored: Held, calls: TextCalls<Held, Texts>) {
  const { read, get, save, hasEnded } = calls;
  return useAutosave<Held, Content, Partial<Texts>>(name, stored, {
    rules: {
      read,
      get,
      hasEnded,
      save: ({ base, content, version }) => save(version, changesOf(base, content) as Partial<Texts>),
      apply: (content, changes) => ({ ...content, ...(changes as Content) }),
      strategy: askingPerPart,
    },
    storedAutosave,
  });
}
