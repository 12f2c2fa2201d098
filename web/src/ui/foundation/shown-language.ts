import { createContext, useContext } from 'react';

/** What the texts around a component are in: the bar and the menus of the frame may differ from the page below. */
export const ShownLanguage = createContext<'fr' | 'en'>('fr');

export const useShownLanguage = () => useContext(ShownLanguage);
