import { localStore } from '../../platform/storage/browser-storage';
import { createStore } from '../../platform/storage/store';

const choices = ['open', 'rail'] as const;
/** How wide the side bar is; without a choice of the user's own, the width of the window decides. */
export type SideChoice = (typeof choices)[number];

const key = 'vigie-side-bar';

export const sideChoice = createStore<SideChoice | null>(
  choices.find((choice) => choice === localStore.getItem(key)) ?? null,
);

export function chooseSide(choice: SideChoice): void {
  localStore.setItem(key, choice);
  sideChoice.set(choice);
}
