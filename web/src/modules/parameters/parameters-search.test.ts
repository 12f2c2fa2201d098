// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { addressOfParameters, parametersSearchOf } from './parameters-search';
import { addressOfRoom, roomsFor, tabsFor } from './rooms';

const admin = tabsFor({ roles: ['reporter', 'company_admin'] });
const designer = tabsFor({ roles: ['reporter', 'designer'] });

describe('the address of the parameters', () => {
  it('leaves out what is as usual, and comes back as it was', () => {
    const search = parametersSearchOf({ search: 'zoé', state: 'invited', page: '2' }, admin);
    const address = addressOfParameters(search, admin);
    expect(address).toBe('/apps/parameters?search=zo%C3%A9&state=invited&page=2');
    expect(parametersSearchOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])), admin)).toEqual(search);
    expect(addressOfParameters(parametersSearchOf({}, admin), admin)).toBe('/apps/parameters');
    expect(addressOfParameters(parametersSearchOf({ tab: 'rules' }, admin), admin)).toBe('/apps/parameters?tab=rules');
  });

  it('makes sense of what was written by hand', () => {
    const raw = { tab: 'nothing', state: 'asleep', page: '-3' };
    expect(parametersSearchOf(raw, admin)).toEqual(parametersSearchOf({}, admin));
  });

  it('shows users and teams to a user who runs them, the rules to a designer too', () => {
    expect(admin).toEqual(['users', 'teams', 'rules']);
    expect(designer).toEqual(['rules']);
    expect(parametersSearchOf({ tab: 'users' }, designer).tab).toBe('rules');
    expect(addressOfParameters(parametersSearchOf({ tab: 'rules' }, designer), designer)).toBe('/apps/parameters');
  });
});

describe('the rooms of the parameters', () => {
  it('are those that a user may enter; the glossary is everybody’s to read', () => {
    expect(roomsFor({ roles: ['reporter', 'company_admin'] })).toEqual([
      'users',
      'teams',
      'rules',
      'glossary',
      'values',
      'import',
    ]);
    expect(roomsFor({ roles: ['reporter', 'designer'] })).toEqual(['rules', 'glossary', 'values', 'import']);
    expect(roomsFor({ roles: ['reporter'] })).toEqual(['glossary']);
  });

  it('have the addresses that their pages read', () => {
    for (const roles of [['company_admin'], ['designer']] as const) {
      const rooms = roomsFor({ roles });
      const tabs = tabsFor({ roles });
      for (const tab of tabs) {
        expect(addressOfRoom(tab, rooms)).toBe(addressOfParameters(parametersSearchOf({ tab }, tabs), tabs));
      }
      expect(addressOfRoom('glossary', rooms)).toBe('/apps/parameters/glossary');
    }
  });
});
