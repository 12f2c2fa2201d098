import { type Language, pageLanguageOf, styleOnPage } from '@vigie/domain/kernel/message';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { ShownLanguage } from '../../ui/foundation/shown-language';
import { useStore } from '../storage/store';
import { openPageLanguage, useLanguageStyle } from './messages';

interface InLanguageProps {
  language: Language;
  children: ReactNode;
}

/** What stands in it follows this language, unless the person has chosen one for everything. */
export function InLanguage({ language, children }: InLanguageProps) {
  return <ShownLanguage value={useShown(language)}>{children}</ShownLanguage>;
}

/** The page that is open: its language is also that of toasts, of the server's answers and of the document. */
export function OpenPage({ language, children }: InLanguageProps) {
  const shown = useShown(language);
  // Before any other effect of the page, which may already ask the server.
  useLayoutEffect(() => {
    openPageLanguage.set(language);
    document.documentElement.lang = shown;
  }, [language, shown]);
  return <ShownLanguage value={shown}>{children}</ShownLanguage>;
}

/** For what the frame says inside the page. */
export function InPageLanguage({ children }: { children: ReactNode }) {
  return <InLanguage language={useStore(openPageLanguage)}>{children}</InLanguage>;
}

function useShown(language: Language): Language {
  return pageLanguageOf(styleOnPage(useLanguageStyle(), language));
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Vigie`;
  }, [title]);
}
