import { shellMessages as m } from '@vigie/domain/messages/shell/shell';
import type { WebPage } from '../platform/page/web-module';

/** The shell's own pages inside the protected area. */
export const shellPages: readonly WebPage[] = [
  {
    path: '/home',
    title: m.home,
    language: 'fr',
    icon: 'home',
    permission: 'signed_in',
    load: () => import('./launcher/home-page'),
  },
  {
    path: '/profile',
    title: m.myProfile,
    language: 'fr',
    icon: 'user',
    permission: 'signed_in',
    load: () => import('./account/profile-page'),
  },
  {
    path: '/settings',
    title: m.settings,
    language: 'fr',
    icon: 'sliders',
    permission: 'signed_in',
    load: () => import('./account/settings-page'),
  },
];
