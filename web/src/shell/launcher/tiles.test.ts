import type { Permission } from '@vigie/domain/kernel/identity/permission';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { describe, expect, it } from 'vitest';
import { launcherGroups, targetOf } from './tiles';

const tiles = launcherGroups.flatMap((group) => group.tiles);

describe('the launcher', () => {
  it('has the 19 tiles of the sources, in their order and with their labels', () => {
    expect(tiles.map((tile) => [tile, appMessages[tile].en])).toEqual([
      ['overview', 'Overview'],
      ['notifications', 'Notifications'],
      ['kpi', 'KPI'],
      ['parameters', 'Parameters'],
      ['new-issue', 'New Issue'],
      ['inbox', 'Inbox'],
      ['audit', 'Audit'],
      ['gemba', 'Gemba'],
      ['hse', 'HSE'],
      ['non-conformity', 'Non-conformity'],
      ['improvement', 'Improvement Project'],
      ['it-bug', 'IT Bug'],
      ['complaint', 'Complaint'],
      ['equipment-failure', 'Maintenance'],
      ['actions', 'Actions'],
      ['change-control', 'Change Control'],
      ['procedures', 'Procedures'],
      ['training', 'Training'],
      ['risk-management', 'Risk Management'],
    ]);
    expect(tiles.every((tile) => appMessages[tile].mixed === 'en')).toBe(true);
  });

  const reporter = { roles: ['reporter' as const] };
  const page = (path: string, permission: Permission) => ({ path, permission });
  const inbox = { tiles: ['inbox' as const], pages: [page('/apps/inbox', 'signed_in')] };

  it('links a tile only when a module claims it', () => {
    expect(targetOf('inbox', [{ tiles: [] }], reporter)).toEqual({ kind: 'missing' });
    expect(targetOf('inbox', [{ tiles: [] }, inbox], reporter)).toEqual({ kind: 'link', address: '/apps/inbox' });
    const wizard = { tiles: ['new-issue' as const], pages: [page('/apps/new-issue/$step', 'signed_in')] };
    expect(targetOf('new-issue', [wizard], reporter)).toEqual({ kind: 'link', address: '/apps/new-issue/' });
  });

  it('links a tile only for those who may open one of its pages, and knows for whom it is', () => {
    const parameters = {
      tiles: ['parameters' as const],
      pages: [page('/apps/parameters', ['company_admin']), page('/elsewhere', 'signed_in')],
    };
    expect(targetOf('parameters', [parameters], reporter)).toEqual({ kind: 'reserved', to: ['company_admin'] });
    expect(targetOf('parameters', [parameters], { roles: ['company_admin'] })).toEqual({
      kind: 'link',
      address: '/apps/parameters',
    });
  });
});
