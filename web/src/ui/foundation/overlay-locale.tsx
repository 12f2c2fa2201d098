import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useShownLanguage } from './shown-language';

/** The library's own hidden words follow the texts around them rather than the browser's language. */
export function OverlayLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useShownLanguage() === 'en' ? 'en-GB' : 'fr-FR'}>{children}</I18nProvider>;
}
