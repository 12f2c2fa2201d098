import {
  type Language,
  type LanguageStyle,
  languageStyles,
  type Message,
  type MessageValues,
  type SpokenStyle,
  say,
  styleOnPage,
} from '@vigie/domain/kernel/message';
import { useCallback } from 'react';
import { useShownLanguage } from '../../ui/foundation/shown-language';
import { localStore } from '../storage/browser-storage';
import { createStore, useStore } from '../storage/store';

const key = 'vigie-language';

function storedStyle(): LanguageStyle {
  const stored = localStore.getItem(key);
  return languageStyles.find((style) => style === stored) ?? 'mixed';
}

const styleStore = createStore<LanguageStyle>(storedStyle());
export const openPageLanguage = createStore<Language>('fr');

/** At once and without a reload; the server's copy is changed by the code that knows the session. */
export function setLanguageStyle(style: LanguageStyle): void {
  localStore.setItem(key, style);
  styleStore.set(style);
}

export function useLanguageStyle(): LanguageStyle {
  return useStore(styleStore);
}

export type Say = (message: Message, values?: MessageValues) => string;

export function useSay(): Say {
  const style = styleOnPage(useLanguageStyle(), useShownLanguage());
  return useCallback((message, values) => say(style, message, values), [style]);
}

/** For what has no place on the page: the style of this moment, on the page that is open. */
export function styleNow(): SpokenStyle {
  return styleOnPage(styleStore.get(), openPageLanguage.get());
}

export function sayNow(message: Message, values?: MessageValues): string {
  return say(styleNow(), message, values);
}
