import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** The library's own hidden words follow the page's language rather than the browser's. */
export function OverlayLocale({ children }: { children: ReactNode }) {
  const locale = document.documentElement.lang === 'en' ? 'en-GB' : 'fr-FR';
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
