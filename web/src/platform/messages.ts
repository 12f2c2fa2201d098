import {
  type LanguageStyle,
  languageStyles,
  type Message,
  type MessageValues,
  say,
} from '@vigie/domain/kernel/message';
import { useCallback } from 'react';
import { localStore } from './browser-storage';
import { createStore, useStore } from './store';

const key = 'vigie-language';

function storedStyle(): LanguageStyle {
  const stored = localStore.getItem(key);
  return languageStyles.find((style) => style === stored) ?? 'mixed';
}

const styleStore = createStore<LanguageStyle>(storedStyle());

export const languageStyle = styleStore.get;

/** At once and without a reload; the server's copy is changed by whoever knows the person. */
export function setLanguageStyle(style: LanguageStyle): void {
  localStore.setItem(key, style);
  document.documentElement.lang = style === 'en' ? 'en' : 'fr';
  styleStore.set(style);
}

export function useLanguageStyle(): LanguageStyle {
  return useStore(styleStore);
}

export type Say = (message: Message, values?: MessageValues) => string;

export function useSay(): Say {
  const style = useLanguageStyle();
  return useCallback((message, values) => say(style, message, values), [style]);
}

/** For sentences said outside a component, in the style of this moment. */
export function sayNow(message: Message, values?: MessageValues): string {
  return say(styleStore.get(), message, values);
}
