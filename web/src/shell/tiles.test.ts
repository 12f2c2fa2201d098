import { appMessages } from '@vigie/domain/messages/shell';
import { describe, expect, it } from 'vitest';
import { launcherGroups, linkOf } from './tiles';

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

  it('links a tile only when a module claims it', () => {
    expect(linkOf('inbox', [{ tiles: [] }])).toBeNull();
    expect(linkOf('inbox', [{ tiles: [] }, { tiles: ['inbox', 'new-issue'] }])).toBe('/apps/inbox');
    expect(linkOf('new-issue', [{ tiles: ['new-issue'] }])).toBe('/apps/new-issue/');
  });
});
