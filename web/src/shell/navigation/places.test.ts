import { roles } from '@vigie/domain/kernel/identity/actor';
import { describe, expect, it } from 'vitest';
import { webModules } from '../../modules';
import type { WebModule } from '../../platform/page/web-module';
import { navigationOf, placesWithoutTile } from './places';

const modules: readonly WebModule[] = Object.values(webModules);
const pathsFor = (role: (typeof roles)[number]) =>
  navigationOf(modules, { roles: [role] }).flatMap(({ places }) => places.map(({ path }) => path));

describe('the places of the navigation', () => {
  it('are the modules that are there, and no dead ones', () => {
    expect(pathsFor('reporter')).toEqual(
      expect.arrayContaining(['/apps/inbox', '/apps/audit', '/apps/gemba', '/apps/procedures', '/apps/training']),
    );
    for (const dead of ['change-control', 'risk-management']) {
      expect(pathsFor('company_admin')).not.toContain(`/apps/${dead}`);
    }
  });

  it('lead everyone of a company to questionnaires and alerts, which have no tile', () => {
    for (const role of roles.filter((one) => one !== 'platform_admin')) {
      expect(pathsFor(role)).toEqual(expect.arrayContaining(['/apps/questionnaires', '/apps/alertes']));
    }
    const others = placesWithoutTile(modules, { roles: ['reporter'] }).flatMap(({ places }) => places);
    expect(others.map(({ path }) => path)).toEqual(['/apps/alertes', '/apps/questionnaires']);
  });

  it('lead only those there who may open them', () => {
    expect(pathsFor('reporter')).not.toContain('/apps/parameters');
    expect(pathsFor('reporter')).not.toContain('/audit-trail');
    expect(pathsFor('company_admin')).toEqual(expect.arrayContaining(['/apps/parameters', '/audit-trail']));
    expect(pathsFor('designer')).toContain('/template');
  });

  it('are too few for a side bar of the platform’s administrators, who have one page', () => {
    expect(pathsFor('platform_admin').length).toBeLessThan(2);
  });
});
