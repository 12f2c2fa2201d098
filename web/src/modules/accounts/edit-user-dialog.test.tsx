// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { secondAdministratorMessages as m } from '@vigie/domain/modules/accounts/messages/second-administrator';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../platform/page/messages';
import { person, signIn, testComponents } from '../../platform/testing/component-test';
import { EditUserDialog } from './edit-user-dialog';

const user: User = {
  id: 7,
  username: 'ines.caradec',
  email: 'ines.caradec@example.org',
  pendingEmail: null,
  firstName: 'Inès',
  lastName: 'Caradec',
  roles: ['reporter', 'validator', 'company_admin'],
  teamId: null,
  state: 'active',
  version: 1,
};
const box = (role: keyof typeof roleMessages) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: sayNow(roleMessages[role]) });
const show = (shown: User) => {
  signIn({ id: 7, roles: ['reporter', 'company_admin'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditUserDialog user={shown} onClose={() => {}} />
    </QueryClientProvider>,
  );
};

describe('R42 the roles of a user', () => {
  testComponents();

  it('that sign are not given to oneself, and the page says who gives them', () => {
    show(user);
    expect([box('qa').disabled, box('validator').disabled, box('designer').disabled]).toEqual([true, false, false]);
    expect(screen.getByText(sayNow(m.ownSigningRoles))).toBeTruthy();
  });

  it('change with a reason', async () => {
    show({ ...user, id: 8 });
    expect(screen.queryByText(sayNow(m.ownSigningRoles))).toBeNull();
    await person.click(box('qa'));
    await person.click(screen.getByRole('button', { name: sayNow(generalMessages.save) }));
    expect(await screen.findByText(sayNow(m.rolesReasonMissing))).toBeTruthy();
  });
});
