// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { say } from '@vigie/domain/kernel/message';
import { type Insights, measuredOf } from '@vigie/domain/modules/insights/figures';
import {
  ageBands,
  figureKeys,
  indicatorOf,
  leadPhases,
  paretoKeys,
  seriesKeys,
} from '@vigie/domain/modules/insights/indicators';
import { describe, expect, it, vi } from 'vitest';
import { InLanguage } from '../../platform/page/page-language';
import { person, testComponents } from '../../platform/testing/component-test';
import { ChartHostOfPage } from './chart-host-of-page';
import type { Shown } from './charts/shown';
import { Sections } from './sections';

testComponents();

const months = ['2026-01', '2026-02', '2026-03'].map((month) => ({ from: `${month}-01`, to: `${month}-28` }));

/** Every figure with so much in it; with nothing, an empty period. */
function insightsWith(count: number, all: number, imported = 0): Insights {
  const measured = (key: (typeof figureKeys)[number]) => measuredOf(key, count, all);
  return {
    period: { from: '2026-01-01', to: '2026-03-28', bucket: 'month', before: { from: '2025-10-05', to: '2025-12-31' } },
    asOf: '2026-03-28',
    knownOn: null,
    figures: figureKeys.map((key) => ({
      key,
      ...measured(key),
      before: measuredOf(key, 0, 0),
      imported: indicatorOf(key).leavesOutImported ? 0 : imported,
      list: `/apps/kpi/cases?figure=${key}`,
      listAll: null,
    })),
    series: seriesKeys.map((key) => ({ key, points: months.map((month) => ({ ...month, ...measured(key) })) })),
    ages: ageBands.map(({ part }) => ({ part, count, before: 0, list: `/ages/${part}` })),
    leadTimes: leadPhases.map((phase) => {
      const spread = { count, median: count || null, p90: count ? count + 3 : null };
      return { phase, ...spread, before: { count: 0, median: null, p90: null }, imported: 0, list: `/phases/${phase}` };
    }),
    paretos: paretoKeys.map((by) => ({
      by,
      total: count,
      bars: count ? [{ part: by === 'kind' ? 'hse' : '', count, before: 0, list: `/parts/${by}` }] : [],
      others: null,
    })),
    workload: count
      ? [
          {
            userId: 7,
            name: 'Inès Caradec',
            cases: count,
            overdueCases: 1,
            actions: 0,
            overdueActions: 0,
            list: '/people/7',
            listOfActions: '/people/7/actions',
          },
        ]
      : [],
  };
}

function draw(insights: Insights, changes: Partial<Shown> = {}) {
  const shown: Shown = {
    insights,
    question: { from: '2026-01-01', to: '2026-03-28' },
    wording: { language: 'en', say: (message, values) => say('mixed-en', message, values) },
    isCompared: true,
    explain: vi.fn(),
    entries: [],
    ...changes,
  };
  const onBy = vi.fn();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <InLanguage language="en">
        <ChartHostOfPage>
          <Sections shown={shown} by="kind" onBy={onBy} />
        </ChartHostOfPage>
      </InLanguage>
    </QueryClientProvider>,
  );
  return { shown, onBy, container };
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('an empty period', () => {
  it('says no data, and never a share of nothing', () => {
    const { container } = draw(insightsWith(0, 0));
    expect(screen.queryAllByRole('application')).toEqual([]);
    expect(container.textContent).not.toMatch(/\d\s?%/);
    for (const name of ['Opened and closed', 'Backlog by age', 'Lead times', 'Approved on time', 'Recurrence']) {
      expect(card(name).getByText('No data')).toBeDefined();
    }
  });
});

describe('a period with cases', () => {
  it('R43 say how many of what they count are imported', () => {
    draw(insightsWith(3, 4, 2));
    expect(card('Approved on time').getByText('3 of 4 · including 2 imported cases')).toBeDefined();
    expect(card('Reopenings').getByText('3 of 4')).toBeDefined();
  });

  it('draws every chart, each with its table', () => {
    draw(insightsWith(3, 4));
    expect(screen.getAllByRole('application')).toHaveLength(screen.getAllByRole('table').length);
    expect(card('Approved on time').getByText('3 of 4')).toBeDefined();
    const row = card('Pareto').getByRole('row', { name: /^HSE/ });
    expect(row.textContent).toBe('HSE3100%100%0');
  });

  it('measures nothing as zero where there was something to measure', () => {
    draw(insightsWith(0, 4));
    expect(card('Recurrence').getAllByText('0%').length).toBeGreaterThan(0);
  });

  it('leaves the period before out when nobody wants it', () => {
    draw(insightsWith(3, 4), { isCompared: false });
    expect(screen.queryByText('No data before')).toBeNull();
    expect(screen.queryByText('Previous period')).toBeNull();
  });

  it('leads from each month to its own cases', async () => {
    draw(insightsWith(3, 4));
    await person.click(screen.getByRole('button', { name: 'More: Opened and closed' }));
    await person.click(screen.getByRole('menuitem', { name: 'Show as a table' }));
    const link = card('Opened and closed').getByRole('link', { name: 'February 2026, Opened: 3' });
    expect(link.getAttribute('href')).toBe('/apps/kpi/cases?from=2026-02-01&to=2026-02-28&figure=opened');
  });

  it('is asked by another dimension, and explains what a chart is made of', async () => {
    const { shown, onBy } = draw(insightsWith(3, 4));
    await person.selectOptions(screen.getByLabelText('By'), 'product');
    expect(onBy).toHaveBeenCalledWith('product');
    await person.click(screen.getByRole('button', { name: 'What "Backlog by age" means' }));
    expect(shown.explain).toHaveBeenCalledWith('Backlog by age', ['backlog']);
  });
});
