import { localStore } from '../storage/browser-storage';
import { createStore, useStore } from '../storage/store';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `theme.js` reads the same key before the first paint. */
const key = 'vigie-theme';

function storedTheme(): Theme {
  const stored = localStore.getItem(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

const themeStore = createStore<Theme>(storedTheme());

export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    localStore.removeItem(key);
    delete document.documentElement.dataset.theme;
  } else {
    localStore.setItem(key, theme);
    document.documentElement.dataset.theme = theme;
  }
  themeStore.set(theme);
}

export function useTheme(): Theme {
  return useStore(themeStore);
}

export function isDark(theme: Theme): boolean {
  return theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
