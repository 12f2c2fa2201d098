import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { shellMessages as m } from '@vigie/domain/messages/shell/shell';
import type { FunctionComponent } from 'react';
import type { WebPage } from '../platform/page/web-module';

/** The shell's own pages inside the protected area. */
export const shellPages: readonly WebPage[] = [
  {
    path: '/home',
    title: m.home,
    language: 'fr',
    icon: 'home',
    permission: 'signed_in',
    shownTo: everyColleague,
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
  {
    path: '/offline',
    title: m.offline,
    language: 'fr',
    icon: 'upload',
    permission: everyColleague,
    shownTo: everyColleague,
    load: () => import('./offline/offline-page'),
  },
];

/** Shown to users who have not signed in, or have something to do before anything else. */
export const publicPages: Readonly<Record<string, () => Promise<{ default: FunctionComponent }>>> = {
  '/login': () => import('./entry/sign-in-page'),
  '/second-factor': () => import('./second-factor/second-step-page'),
  '/signup': () => import('./entry/sign-up-page'),
  '/confirm-sign-up': () => import('./entry/confirm-sign-up-page'),
  '/forgot-password': () => import('./entry/forgot-password-page'),
  '/reset-password': () => import('./entry/reset-password-page'),
  '/accept-invitation': () => import('./entry/accept-invitation-page'),
  '/confirm-email': () => import('./entry/confirm-email-page'),
  '/change-password': () => import('./entry/change-password-page'),
  '/q/$token': () => import('./entry/copy-check-page'),
  '/work-offline': () => import('./entry/work-offline-page'),
  '/set-up-second-factor': () => import('./second-factor/set-up-page'),
};
