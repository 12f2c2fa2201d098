import { type LanguageStyle, languageStyles } from '@vigie/domain/kernel/message';
import { type Theme, themes } from '../page/theme';
import type { localStore } from './browser-storage';

export interface Choice {
  readonly languageStyle?: LanguageStyle;
  readonly theme?: Theme;
}

type Storage = Pick<typeof localStore, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'vigie-choice';

/**
 * What was chosen on this device and the account may not remember yet. It outlives a reload, which can come before
 * the sign-in or cut off the request that saves it. Without a person it belongs to the user who signs in next.
 */
export function createStoredChoice(storage: Storage) {
  const read = (): { choice: Choice; userId?: number | undefined } => {
    const { languageStyle, theme, userId } = parsed(storage.getItem(key));
    const style = languageStyles.find((one) => one === languageStyle);
    const shade = themes.find((one) => one === theme);
    return {
      choice: { ...(style && { languageStyle: style }), ...(shade && { theme: shade }) },
      userId: typeof userId === 'number' ? userId : undefined,
    };
  };
  const write = (choice: Choice, userId: number | undefined) => {
    if (Object.keys(choice).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ ...choice, userId }));
  };
  const of = (userId?: number): Choice => {
    const kept = read();
    return kept.userId === undefined || kept.userId === userId ? kept.choice : {};
  };
  return {
    of,
    keep(choice: Choice, userId?: number) {
      write({ ...of(userId), ...choice }, userId);
    },
    /** What has been chosen since then stays. */
    forget(saved: Choice) {
      const { choice, userId } = read();
      const left = Object.entries(choice).filter(([name, value]) => saved[name as keyof Choice] !== value);
      write(Object.fromEntries(left), userId);
    },
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
