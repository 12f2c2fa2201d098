import type { WebModule } from '../../platform/web-module';

export const feedbackModule = {
  tiles: [],
  overlay: () => import('./feedback-dialog'),
} satisfies WebModule;
