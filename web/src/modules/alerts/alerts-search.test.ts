import { describe, expect, it } from 'vitest';
import { addressOfAlerts, alertsSearchOf } from './alerts-search';

const readBack = (address: string) => alertsSearchOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])));

describe('the address of the alerts', () => {
  it('leaves out what is as usual', () => {
    expect(addressOfAlerts(alertsSearchOf({}))).toBe('/apps/alertes');
    expect(addressOfAlerts(alertsSearchOf({ open: '12' }))).toBe('/apps/alertes?open=12');
  });

  it('comes back as it was', () => {
    const search = alertsSearchOf({ box: 'outbox', page: '3', open: '12' });
    expect(addressOfAlerts(search)).toBe('/apps/alertes?box=outbox&page=3&open=12');
    expect(readBack(addressOfAlerts(search))).toEqual(search);
  });

  it.each(['x', '', '-1', '0', '1.5', '1e400', 'null'])('makes sense of %j written by hand', (open) => {
    expect(alertsSearchOf({ box: 'secret', page: open, open })).toEqual(alertsSearchOf({}));
  });
});
