import { describe, expect, it } from 'vitest';
import { panelTabOf, queryWithTab } from './panel-tab';

describe('the tab of the panel', () => {
  it('is read from the address, and what is no tab is the usual one', () => {
    expect(panelTabOf('history')).toBe('history');
    expect(panelTabOf(undefined)).toBe('why');
    expect(panelTabOf('elsewhere')).toBe('why');
  });

  it('is written beside what the address says already', () => {
    expect(queryWithTab('', 'links')).toBe('?panel=links');
    expect(queryWithTab('?view=all&panel=links', 'history')).toBe('?view=all&panel=history');
    expect(queryWithTab('?panel=links', 'why')).toBe('');
  });
});
