// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../testing/component';
import { BarChart } from './bar-chart';
import { ChartCard } from './chart-card';
import { type ChartHost, ChartHostProvider } from './chart-host';
import { ControlChart } from './control-chart';
import { FigureTile } from './figure-tile';
import { ParetoChart } from './pareto-chart';
import { RangeChart } from './range-chart';
import { TimeChart } from './time-chart';

const words = {
  noData: 'No data',
  more: (title: string) => `More about ${title}`,
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  savePicture: 'Save as a picture',
  nothingToSave: 'Nothing to save',
  explain: (title: string) => `What ${title} means`,
  keys: 'The arrow keys walk through the values.',
  follow: 'See what is counted',
};
const format = String;

function draw(chart: ReactElement) {
  const host: ChartHost = { words, follow: vi.fn(), savePicture: vi.fn() };
  return { host, ...show(<ChartHostProvider value={host}>{chart}</ChartHostProvider>) };
}

const points = ['January', 'February', 'March'].map((title, at) => ({
  key: title,
  label: title.slice(0, 3),
  title,
  values: [at + 1, 5 - at],
  hrefs: [`/opened/${at}`, `/closed/${at}`],
}));
const flow = (
  <TimeChart
    label="Flow"
    height={240}
    kind="lines"
    points={points}
    series={[{ label: 'Opened' }, { label: 'Closed' }]}
    format={format}
    formatTick={format}
  />
);
const heard = (container: HTMLElement) => container.querySelector('[aria-live]')?.textContent;

describe('the keyboard in a chart', () => {
  it('stops once, walks through the values, reads them out and follows one', async () => {
    const { user, host, container } = draw(flow);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Flow' }));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(heard(container)).toBe('February, Opened: 2');
    await user.keyboard('{ArrowDown}');
    expect(heard(container)).toBe('February, Closed: 4');
    await user.keyboard('{Enter}');
    expect(host.follow).toHaveBeenCalledWith('/closed/1');
    await user.keyboard('{Escape}');
    expect(heard(container)).toBe('');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('does not stop at a chart without values', async () => {
    const { user } = draw(<BarChart label="Causes" bars={[]} valueLabel="Cases" format={format} />);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a card', () => {
  const table = {
    columns: ['Month', 'Opened'],
    rows: [{ key: '1', label: 'January', cells: [{ text: '3', href: '/opened/1' }] }],
  };
  const card = (more: object = {}) => (
    <ChartCard title="Flow" subtitle="Cases" height={240} table={table} {...more}>
      {flow}
    </ChartCard>
  );

  it('holds its table for those who hear it, without links, and shows it with links on request', async () => {
    const { user, host } = draw(card());
    expect(screen.getByRole('table', { name: 'Flow' }).closest('.sr')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More about Flow' }));
    await user.click(screen.getByRole('menuitem', { name: 'Show as a table' }));
    expect(screen.queryByRole('application')).toBeNull();
    const link = within(screen.getByRole('table', { name: 'Flow' })).getByRole('link', { name: 'January, Opened: 3' });
    await user.click(link);
    expect(host.follow).toHaveBeenCalledWith('/opened/1');
    await user.click(screen.getByRole('button', { name: 'More about Flow' }));
    await user.click(screen.getByRole('menuitem', { name: 'Show as a chart' }));
    expect(screen.getByRole('application', { name: 'Flow' })).toBeDefined();
  });

  it('says that there is no data, and why nothing can be saved', async () => {
    const { user } = draw(card({ table: null, entries: [{ id: 'x', label: 'Spreadsheet', onChoose: vi.fn() }] }));
    expect(screen.getByText('No data')).toBeDefined();
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More about Flow' }));
    const entries = screen.getAllByRole('menuitem');
    expect(entries).toHaveLength(3);
    for (const entry of entries) expect(entry.getAttribute('aria-disabled')).toBe('true');
  });

  it('explains itself when asked', async () => {
    const onExplain = vi.fn();
    const { user } = draw(card({ onExplain }));
    await user.click(screen.getByRole('button', { name: 'What Flow means' }));
    expect(onExplain).toHaveBeenCalledOnce();
  });
});

describe('what is drawn', () => {
  const texts = (container: HTMLElement) => [...container.querySelectorAll('svg text')].map((text) => text.textContent);

  it('of Pareto: the largest, their sum and what makes four fifths', () => {
    const bars = [60, 25, 10, 5].map((value, at) => ({ key: String(at), label: `Cause ${at}`, value }));
    const share = (value: number) => `${Math.round(value * 100)} %`;
    const { container } = draw(
      <ParetoChart
        label="Causes"
        height={260}
        bars={bars}
        valueLabel="Cases"
        cumulativeLabel="Together"
        format={format}
        formatShare={share}
        formatTick={format}
      />,
    );
    expect(container.querySelectorAll('.chart-bar')).toHaveLength(2);
    expect(container.querySelectorAll('.chart-bar-soft')).toHaveLength(2);
    expect(texts(container)).toContain('80 %');
  });

  it('of ranges: no data where nothing was measured', () => {
    const { container } = draw(
      <RangeChart
        label="Phases"
        ranges={[
          { key: 'a', label: 'Approval', middle: 2, high: 5 },
          { key: 'b', label: 'Closure', middle: null, high: null },
        ]}
        middleLabel="Median"
        highLabel="p90"
        noData="no data"
        format={format}
      />,
    );
    expect(texts(container)).toEqual(['Approval', '2 – 5', 'Closure', 'no data']);
  });

  it('of a control chart: a signal by its shape and by the number of its rule', async () => {
    const { user, container } = draw(
      <ControlChart
        label="Control"
        height={260}
        points={[4, 5, 14].map((value, at) => ({
          key: String(at),
          label: String(at),
          title: `Week ${at}`,
          value,
          centre: 5,
          upper: 10,
          lower: 0,
          signals: value > 10 ? [{ mark: '1', words: 'beyond the limit' }] : [],
        }))}
        valueLabel="Value"
        upperLabel="UCL"
        centreLabel="Mean"
        lowerLabel="LCL"
        format={format}
        formatTick={format}
        hasZones
      />,
    );
    expect(container.querySelectorAll('.chart-signal')).toHaveLength(1);
    expect(container.querySelectorAll('.chart-zone')).toHaveLength(4);
    await user.tab();
    await user.keyboard('{End}');
    expect(heard(container)).toBe('Week 2, Value: 14, UCL: 10, Mean: 5, LCL: 0, 1: beyond the limit');
  });

  it('of a figure: no data instead of a number', () => {
    const { container, rerender } = show(<FigureTile label="On time" value={null} noData="no data" />);
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toContain('no data');
    const change = { words: '3 more', direction: 'up', tone: 'bad' } as const;
    rerender(<FigureTile label="Late" value="7" noData="no data" change={change} values={[1, 4, 7]} />);
    expect(container.querySelector('b')?.textContent).toBe('7');
    expect(container.textContent).toContain('3 more');
    expect(container.querySelector('.sparkline')).not.toBeNull();
  });
});
