// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../ui/testing/component';
import { PaletteList, type PaletteOption } from './palette-list';

const pages: PaletteOption[] = ['Accueil', 'Actions', 'Alertes'].map((label) => ({ id: label, label, icon: 'search' }));
const deeds: PaletteOption[] = [{ id: 'out', label: 'Quitter', icon: 'sign-out' }];

function Example({ onChoose }: { onChoose: (option: PaletteOption) => void }) {
  const [text, setText] = useState('');
  const groups = useMemo(
    () =>
      Object.entries({ Pages: pages, Actes: deeds }).map(([heading, options]) => ({
        heading,
        options: options.filter(({ label }) => label.toLowerCase().includes(text)),
      })),
    [text],
  );
  return (
    <PaletteList
      label="Aller à"
      emptyText="Rien"
      countText={(n) => `${n} trouvés`}
      text={text}
      groups={groups}
      onChoose={onChoose}
      onText={setText}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Aller à' });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const selected = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

it('names the option that Enter takes, which the arrow keys move round both ends and from group to group', async () => {
  const onChoose = vi.fn();
  const { user } = show(<Example onChoose={onChoose} />);
  expect(document.activeElement).toBe(field());
  expect(active()).toBe('Accueil');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Quitter');
  expect(selected()).toEqual(['Quitter']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Actions');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(active()).toBe('Quitter');
  await user.keyboard('{Home}{Control>}n{/Control}{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith(pages[1]);
});

it('begins with the first option again when something is typed, and says when there is none', async () => {
  const onChoose = vi.fn();
  const { user } = show(<Example onChoose={onChoose} />);
  await user.keyboard('{End}');
  await user.keyboard('al');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Alertes']);
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith(pages[2]);
  await user.keyboard('zz{Enter}');
  expect(screen.getByText('Rien')).toBeTruthy();
  expect(screen.queryByRole('option')).toBeNull();
  expect(onChoose).toHaveBeenCalledTimes(1);
});

it('tells a screen reader how many there are and when there is none, and is expanded only while there is a list', async () => {
  const { user } = show(<Example onChoose={() => {}} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('ac');
  expect(status.textContent).toBe('2 trouvés');
  expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
  await user.keyboard('zz');
  expect(status.textContent).toBe('Rien');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().getAttribute('aria-controls')).toBeNull();
});

it('takes the option that is clicked, and follows the pointer', async () => {
  const onChoose = vi.fn();
  const { user } = show(<Example onChoose={onChoose} />);
  await user.hover(screen.getByText('Alertes'));
  expect(active()).toBe('Alertes');
  await user.click(screen.getByText('Actions'));
  expect(onChoose).toHaveBeenLastCalledWith(pages[1]);
  expect(document.activeElement).toBe(field());
});

it('draws only two options anew when a key moves from one to the next', async () => {
  const drawn: string[] = [];
  const counted = (option: PaletteOption): PaletteOption => ({
    ...option,
    get label() {
      drawn.push(option.id);
      return option.label;
    },
  });
  const groups = [{ heading: 'Pages', options: pages.map(counted) }];
  const { user } = show(
    <PaletteList
      label="Aller à"
      text=""
      groups={groups}
      emptyText={null}
      countText={String}
      onText={() => {}}
      onChoose={() => {}}
    />,
  );
  drawn.length = 0;
  await user.keyboard('{ArrowDown}');
  expect(drawn).toEqual(['Accueil', 'Actions']);
});
