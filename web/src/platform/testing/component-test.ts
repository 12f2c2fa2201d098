import { cleanup, configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@vigie/domain/modules/accounts/contract';
import { defaultPreferences } from '@vigie/domain/modules/accounts/preferences';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { loadOverlays } from '../../ui/overlays/overlay-file';
import { loadAhead } from '../page-files/fetch-ahead';
import { login, logout } from '../session/session';

// Whether an element can be seen is asked of the styles of each of its ancestors, which takes most of a test's time.
configure({ defaultHidden: true });

/** Clicks and types without a pause. */
export const person = userEvent.setup({ delay: null });

export const testUser: CurrentUser = {
  id: 7,
  username: 'ines.caradec',
  email: 'ines.caradec@example.org',
  first_name: 'Inès',
  last_name: 'Caradec',
  roles: ['qa'],
  team_id: null,
  company_id: 3,
  company_name: 'Site de Nantes',
  must_change_password: false,
  identity_confirmed: true,
  must_set_up_second_factor: false,
  has_passkey: false,
  may_add_second_factor: true,
  notices: [],
  pending_email: null,
  preferences: defaultPreferences,
  version: 1,
};

/**
 * Each test of the file begins with a signed-in user and an empty page. Files share modules, so each file asks for it.
 */
export function testComponents(): void {
  // As after the first move of a pointer.
  beforeAll(() => Promise.all([loadOverlays(), loadAhead()]));
  beforeEach(() => {
    // Signing in asks for the key of what this device keeps: no server answers here.
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    signIn();
  });
  afterEach(() => {
    cleanup();
    toast.remove();
    logout();
    vi.unstubAllGlobals();
  });
}

export function signIn(changes: Partial<CurrentUser> = {}): void {
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }));
  login({ ...testUser, ...changes }, `header.${claims}.signature`);
}
