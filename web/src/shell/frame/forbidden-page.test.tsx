// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { everyColleague } from '@vigie/domain/kernel/identity/permission';
import { companiesPermissions } from '@vigie/domain/modules/companies/policy';
import { describe, expect, it } from 'vitest';
import { testComponents } from '../../platform/testing/component-test';
import { show } from '../../ui/testing/component';
import ForbiddenPage from './forbidden-page';

describe('a page for others', () => {
  testComponents();

  it('says whom it is for and leads back', () => {
    show(<ForbiddenPage permission={['company_admin', 'designer']} landing="/home" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cette page ne vous est pas destinée');
    screen.getByText(/Administrateur de l'entreprise, Concepteur de formulaires/);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/home');
  });

  it('asks nobody but the platform’s administrators for the password of the administration', () => {
    show(<ForbiddenPage permission={companiesPermissions.browseCompanies} landing="/home" />);
    screen.getByText(/administrateurs de la plateforme/);
    expect(screen.queryByLabelText(/mot de passe/i)).toBeNull();
  });

  it('tells the administrators of the platform that a page is for companies', () => {
    show(<ForbiddenPage permission={everyColleague} landing="/admin" />);
    screen.getByText(/les utilisateurs d’une entreprise/);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/admin');
  });
});
