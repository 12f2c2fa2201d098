import * as z from 'zod/mini';
import { languageStyles } from '../../kernel/message';

export const themes = ['system', 'light', 'dark'] as const;

export const preferences = z.object({
  languageStyle: z._default(z.enum(languageStyles), 'mixed'),
  theme: z._default(z.enum(themes), 'system'),
  /** WCAG 2.1.4: shortcuts of one key can be switched off. */
  singleKeyShortcuts: z._default(z.boolean(), true),
  mailOnSignIn: z._default(z.boolean(), false),
});
export type Preferences = z.infer<typeof preferences>;

export const defaultPreferences: Preferences = preferences.parse({});
