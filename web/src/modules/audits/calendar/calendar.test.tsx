// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InLanguage } from '../../../platform/page/page-language';
import { person, testComponents } from '../../../platform/testing/component-test';
import type { CalendarEntry } from './entry';
import { MonthView } from './month-view';
import MoveDialog from './move-dialog';
import { weeksOf } from './weeks';
import { YearView } from './year-view';

const entry = (id: string, from: string, until: string, canMove = true): CalendarEntry => ({
  id,
  title: `Audit of ${id}`,
  site: 'Quimper',
  to: `/apps/audit/${id}`,
  audit: {
    id,
    title: '',
    status: canMove ? 'planned' : 'in_progress',
    type: 'internal',
    site: '',
    plannedFrom: from,
    plannedUntil: until,
    leadId: 1,
    lead: '',
    version: 1,
    isImported: false,
    canMove,
  },
  from,
  until,
});
const entries = [entry('AUD_0001', '2026-11-10', '2026-11-12'), entry('AUD_0002', '2026-11-11', '2026-11-11', false)];

const inEnglish = (shown: React.ReactElement) => render(<InLanguage language="en">{shown}</InLanguage>);

describe('the calendar of audits', () => {
  testComponents();

  it('moves an audit by keyboard to another day, with its length', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const onMove = vi.fn();
    inEnglish(<MonthView month="2026-11" weeks={weeksOf('2026-11')} entries={entries} onMove={onMove} />);
    screen.getByRole('link', { name: /AUD_0001/ }).focus();
    await person.keyboard(' ');
    await waitFor(() => expect(screen.getByText('AUD_0001 lifted.')).toBeDefined());
    await person.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('AUD_0001 over Wednesday 11 November.')).toBeDefined());
    await person.keyboard('{ArrowRight} ');
    expect(onMove).toHaveBeenCalledExactlyOnceWith(entries[0], { from: '2026-11-12', until: '2026-11-14' });
  });

  it('lets go of nothing where the audit was taken, and takes none that has begun', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const onMove = vi.fn();
    inEnglish(<MonthView month="2026-11" weeks={weeksOf('2026-11')} entries={entries} onMove={onMove} />);
    screen.getByRole('link', { name: /AUD_0001/ }).focus();
    await person.keyboard(' {ArrowRight}{ArrowLeft} ');
    screen.getByRole('link', { name: /AUD_0002/ }).focus();
    await person.keyboard(' {ArrowRight} ');
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Move AUD_0002' })).toBeNull();
  });

  it('moves an audit to another month of the year, to the same day', async () => {
    const onMove = vi.fn();
    inEnglish(<YearView year="2026" entries={[entry('AUD_0003', '2026-01-31', '2026-02-01')]} onMove={onMove} />);
    within(screen.getByRole('region', { name: 'January 2026' }))
      .getByRole('link', { name: /AUD_0003/ })
      .focus();
    await person.keyboard(' {ArrowRight} ');
    expect(onMove.mock.calls[0]?.[1]).toEqual({ from: '2026-02-28', until: '2026-03-01' });
  });

  it('asks for the days and the reason without dragging too', async () => {
    const onMove = vi.fn(async () => undefined);
    const onClose = vi.fn();
    inEnglish(<MoveDialog entry={entries[0] as CalendarEntry} onMove={onMove} onClose={onClose} />);
    const dialog = await screen.findByRole('dialog');
    const move = within(dialog).getByRole('button', { name: 'Move' });
    await person.click(move);
    expect(within(dialog).getByText('Choose other days.')).toBeDefined();
    const first = within(dialog).getByRole('textbox', { name: 'First day' });
    await person.clear(first);
    await person.type(first, '17/11/2026');
    await person.tab();
    await person.click(move);
    expect(within(dialog).getByText('Give the reason.')).toBeDefined();
    await person.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Line stopped');
    await person.click(move);
    const to = { from: '2026-11-17', until: '2026-11-19', reason: 'Line stopped' };
    await waitFor(() => expect(onMove).toHaveBeenCalledExactlyOnceWith(entries[0], to));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
