import { describe, expect, it } from 'vitest';
import { panelTabOf, queryWithTab } from './panel-tab';

const tabs = ['why', 'history', 'links'] as const;

describe('the tab of the panel', () => {
  it('is read from the address, and what is no tab is the usual one', () => {
    expect(panelTabOf(tabs, 'history')).toBe('history');
    expect(panelTabOf(tabs, undefined)).toBe('why');
    expect(panelTabOf(tabs, 'elsewhere')).toBe('why');
  });

  it('is written beside what the address says already', () => {
    expect(queryWithTab(tabs, '', 'links')).toBe('?panel=links');
    expect(queryWithTab(tabs, '?view=all&panel=links', 'history')).toBe('?view=all&panel=history');
    expect(queryWithTab(tabs, '?panel=links', 'why')).toBe('');
  });
});
