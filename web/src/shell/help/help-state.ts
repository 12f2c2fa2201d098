import type { HelpTopicName } from '@vigie/domain/messages/shell/help';
import { createStore } from '../../platform/storage/store';
import { showOverlay } from '../frame/overlay-state';

/** The topic that was asked for; null for that of the page in view. */
export const askedTopic = createStore<HelpTopicName | null>(null);

export function showHelp(topic: HelpTopicName | null = null): void {
  askedTopic.set(topic);
  showOverlay('help');
}
