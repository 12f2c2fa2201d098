import type { WebModule } from '../../platform/page/web-module';

export const feedbackModule = {
  tiles: [],
  overlay: () => import('./feedback-dialog'),
} satisfies WebModule;
