// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { Role } from '@vigie/domain/kernel/identity/actor';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { testComponents, testUser } from '../../platform/testing/component-test';
import { show } from '../../ui/testing/component';
import UserMenu from './user-menu';

const entriesFor = (...roles: Role[]) => {
  show(<UserMenu user={{ ...testUser, roles }} triggerRef={createRef()} onClose={() => {}} />);
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

describe('the user menu', () => {
  testComponents();

  it('has what the sources name', () => {
    expect(entriesFor('company_admin')).toEqual(['Mon profil', 'Paramètres', 'Déconnexion']);
  });

  it('leads the administrators of the platform to their page', () => {
    expect(entriesFor('platform_admin')).toEqual(['Administration', 'Mon profil', 'Paramètres', 'Déconnexion']);
  });
});
