/**
 * Built in place of React Aria's file of the same functions, which asks the browser what languages it can write dates in:
 * that loads tables for 30 ms, at the first move of a pointer. Overlays say their language themselves (`OverlayLocale`).
 */
const locale = { locale: 'fr-FR', direction: 'ltr' } as const;

export const getDefaultLocale = () => locale;
export const useDefaultLocale = getDefaultLocale;
