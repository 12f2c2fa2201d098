import * as z from 'zod/mini';
import { languageStyles } from '../../kernel/message';

export const themes = ['system', 'light', 'dark'] as const;

export const preferences = z.object({
  languageStyle: z.enum(languageStyles),
  theme: z.enum(themes),
  /** WCAG 2.1.4: shortcuts of one key can be switched off. */
  singleKeyShortcuts: z.boolean(),
  mailOnSignIn: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

export const defaultPreferences: Preferences = {
  languageStyle: 'mixed',
  theme: 'system',
  singleKeyShortcuts: true,
  mailOnSignIn: false,
};
