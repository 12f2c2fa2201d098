// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { compareMessages as c, versionMessages as m } from '@vigie/domain/modules/questionnaires/messages/publication';
import { anyOf, ask, asking, choose, when } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it, vi } from 'vitest';
import { sayNow } from '../../../../platform/page/messages';
import { person, testComponents } from '../../../../platform/testing/component-test';
import { showPanel } from '../testing/open-editor';
import { CompareVersions } from './compare-versions';
import { readComparison } from './comparison-search';
import { VersionsPanel } from './versions-panel';

const clean = choose('q1', 'ab', { title: 'Is it clean?' });
const why = ask('q2', 'long_answer', { title: 'Why not?' });
const first = asking(clean, why);
const second = asking(
  clean,
  { ...why, title: 'What is dirty?', required: true, visibleWhen: when('q1', anyOf('b-q1')) },
  ask('q3', 'date', { title: 'Since when?' }),
);
const signature = {
  id: 1,
  signerName: 'Inès Caradec',
  signerUsername: 'ines.caradec',
  meaning: 'A vérifié et publié',
  signedAt: '2026-11-02T10:00:00Z',
  contentHash: 'a'.repeat(64),
  method: 'password' as const,
  voidedAt: null,
};
const version = (number: number, signed = false) => ({
  number,
  id: 7,
  who: 'Inès Caradec',
  at: '2026-11-02T10:00:00Z',
  questions: number + 1,
  signature: signed ? signature : null,
});

describe('the versions of a template', () => {
  testComponents();

  it('are listed newest first, with who published them and the signature', async () => {
    const onView = vi.fn();
    showPanel(<VersionsPanel onView={onView} />, {
      template: first,
      detail: { versions: [version(1), version(2, true)], status: 'published' },
    });
    const items = screen.getAllByRole('listitem');
    expect(items[0]?.textContent).toContain(sayNow(m.version, { n: 2 }));
    expect(items[0]?.textContent).toContain(sayNow(m.signed));
    expect(items[0]?.textContent).toContain('Inès Caradec');
    expect(items[1]?.textContent).not.toContain(sayNow(m.signed));
    await person.click(screen.getByRole('button', { name: sayNow(m.viewOne, { n: 1 }) }));
    expect(onView.mock.calls).toEqual([[1]]);
  });

  it('are compared under an address that can be passed on', async () => {
    showPanel(<VersionsPanel />, { template: second, detail: { versions: [version(1), version(2)] } });
    const link = () => screen.getByRole('link', { name: sayNow(m.compare) }).getAttribute('href');
    expect(link()).toBe('/template/TPL_0001?compare=2%2Cdraft');
    await person.selectOptions(screen.getByLabelText(sayNow(m.before)), '1');
    expect(link()).toBe('/template/TPL_0001?compare=1%2Cdraft');
  });
});

it('an address compares two versions, or nothing', () => {
  expect(readComparison({ compare: '1,2' })).toEqual([1, 2]);
  expect(readComparison({ compare: '3,draft' })).toEqual([3, 'draft']);
  for (const compare of ['', '1', '1,2,3', '0,1', 'x,1', '-1,2']) expect(readComparison({ compare })).toBeNull();
});

describe('two versions side by side', () => {
  testComponents();
  const show = (before: typeof first, after: typeof first) =>
    showPanel(
      <CompareVersions
        before={{ name: 'Version 1', template: before }}
        after={{ name: 'Version 2', template: after }}
      />,
      { template: after },
    );
  const rowOf = (title: string) => screen.getByRole('row', { name: new RegExp(title.replace('?', '\\?')) });

  it('show both values of what was changed, in words', () => {
    show(first, second);
    const cells = [...rowOf('What is dirty?').querySelectorAll('td')].map(({ textContent }) => textContent ?? '');
    expect(cells[0]).toContain('Why not?');
    expect(cells[0]).toContain('toujours');
    expect(cells[1]).toContain('What is dirty?');
    expect(cells[1]).toContain('« Is it clean? » est l’une de B');
    expect(screen.getByText(sayNow(c.differences, { n: 2 }))).toBeTruthy();
  });

  it('show what was added beside nothing, and what stayed only when asked for', async () => {
    show(first, second);
    const [before, after] = rowOf('Since when?').querySelectorAll('td');
    expect(before?.textContent).toBe(sayNow(c.nothing));
    expect(after?.textContent).toContain('Since when?');
    expect(screen.queryByRole('row', { name: /Is it clean\?$/ })).toBeNull();
    const rows = screen.getAllByRole('row').length;
    await person.click(screen.getByLabelText(sayNow(c.onlyChanges)));
    expect(screen.getAllByRole('row').length).toBeGreaterThan(rows);
  });

  it('say that nothing differs', () => {
    show(first, first);
    expect(screen.getByText(sayNow(c.same))).toBeTruthy();
  });
});
