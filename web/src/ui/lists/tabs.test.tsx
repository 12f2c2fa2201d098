// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../testing/component';
import { Tabs } from './tabs';

const tabs = [
  { value: 'unread', label: 'Unread', count: 3 },
  { value: 'all', label: 'All' },
  { value: 'choices', label: 'Choices', count: 0 },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('unread');
  return (
    <Tabs label="Notifications" tabs={tabs} value={value} onChange={setValue}>
      <p>Content of {value}</p>
      <button type="button">Inside</button>
    </Tabs>
  );
}

const chosen = () => screen.queryByRole('tab', { selected: true })?.textContent;

it('shows the panel of the tab that is pressed, named after it', async () => {
  const { user } = show(<Example />);
  expect(screen.getByRole('tablist', { name: 'Notifications' })).toBeDefined();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Unread3', 'All', 'Choices']);
  expect(screen.getByRole('tabpanel', { name: 'Unread 3' }).textContent).toContain('Content of unread');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toContain('Content of all');
  expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

it('walks the tabs with the arrow keys, Home and End, round both ends', async () => {
  const { user } = show(<Example />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Unread3');
  for (const [key, name] of [
    ['{ArrowRight}', 'All'],
    ['{ArrowLeft}', 'Unread3'],
    ['{ArrowLeft}', 'Choices'],
    ['{ArrowRight}', 'Unread3'],
    ['{End}', 'Choices'],
    ['{Home}', 'Unread3'],
  ] as const) {
    await user.keyboard(key);
    expect(chosen()).toBe(name);
    expect(document.activeElement?.textContent).toBe(name);
  }
});

it('stops at the chosen tab only, then at what its panel holds', async () => {
  const { user } = show(<Example />);
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inside' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'All' }));
});

it('marks the tab as chosen before it draws what the tab holds', async () => {
  const seen: string[] = [];
  function Content({ of }: { of: string }) {
    seen.push(`${of} drawn while ${chosen()} is chosen`);
    return <p>{of}</p>;
  }
  function Counted() {
    const [value, setValue] = useState<(typeof tabs)[number]['value']>('unread');
    return (
      <Tabs label="Notifications" tabs={tabs} value={value} onChange={setValue}>
        <Content of={value} />
      </Tabs>
    );
  }
  const { user } = show(<Counted />);
  seen.length = 0;
  await user.click(screen.getByRole('tab', { name: 'All' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('all');
  expect(seen).toEqual(['all drawn while All is chosen']);
});

it('makes a panel without controls a stop of its own, and none of one that has got some', async () => {
  const panel = (content: ReactNode) => (
    <Tabs label="Notifications" tabs={tabs} value="all" onChange={() => {}}>
      {content}
    </Tabs>
  );
  const { rerender } = show(panel(<p>Only words</p>));
  expect(screen.getByRole('tabpanel').tabIndex).toBe(0);
  rerender(panel(<button type="button">Loaded meanwhile</button>));
  await waitFor(() => expect(screen.getByRole('tabpanel').hasAttribute('tabindex')).toBe(false));
});
