import type { Platform } from '../../platform/platform';
import { contextOf } from '../accounts/public';
import { handleFeedback, listFeedback, sendFeedback } from './service';

const said = [
  { username: 'reporter', page: '/home', text: 'Les tuiles sont faciles à toucher avec des gants, merci.' },
  { username: 'qa', page: '/audit-trail', text: 'Pouvoir enregistrer mes filtres préférés serait pratique.' },
  { username: 'other.reporter', page: '/settings', text: 'Le thème sombre fatigue moins les yeux la nuit.' },
];

/** Some of what people say is handled already. */
export async function addDemoFeedback(platform: Platform, administrator: string): Promise<void> {
  const context = await contextOf(platform, administrator);
  const { total } = await listFeedback(platform, context, { page: 1, state: 'all' });
  for (const { username, ...words } of said.slice(total)) {
    await sendFeedback(platform, await contextOf(platform, username), words);
  }
  const { items } = await listFeedback(platform, context, { page: 1, state: 'all' });
  const first = items.at(-1);
  if (first && !first.handledAt) {
    await handleFeedback(platform, context, { id: first.id, version: first.version, handled: true });
  }
}
