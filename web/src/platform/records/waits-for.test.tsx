// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { WaitsFor as Waiting } from '@vigie/domain/kernel/identity/waits-for';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InLanguage } from '../page/page-language';
import { testComponents } from '../testing/component-test';
import { WaitsFor } from './waits-for';

const names = ['Claire Vasseur', 'Denis Roux', 'Inès Caradec', 'Paul Garnier', 'Yves Bruno'];
const holders = names.map((name, place) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const id = place + 1;
  return {
    id,
    username: `person${id}`,
    email: `person${id}@example.org`,
    firstName,
    lastName,
    roles: ['qa'],
    state: 'active',
    teamId: null,
    mustChangePassword: false,
    pendingEmail: null,
    createdAt: '2026-11-02T08:00:00.000Z',
    version: 1,
  };
});

function showWaits(waits: Waiting | null, held = holders): URL[] {
  const asked: URL[] = [];
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  onTestFinished(() => debug.mockRestore());
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://vigie.test'));
    const body = { items: held, total: held.length, page: 1, pageCount: 1 };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InLanguage language="en">
        <WaitsFor waits={waits} />
      </InLanguage>
    </QueryClientProvider>,
  );
  return asked;
}

describe('whom a record waits for', () => {
  testComponents();

  it('is named, without asking the server for those who are known', () => {
    const asked = showWaits({ people: ['Julien Lefèvre'] });
    expect(screen.getByText('Waiting for: Julien Lefèvre')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('is those who hold a role and may act, the first of them by name', async () => {
    const asked = showWaits({ role: 'qa', except: [1] });
    await screen.findByText('Waiting for: Denis Roux, Inès Caradec, Paul Garnier and 1 other');
    expect(asked.map(({ search }) => search)).toEqual(['?state=active&role=qa']);
  });

  it('says so when no one holds the role, or no one who does may act', async () => {
    showWaits({ role: 'validator', except: [1] }, holders.slice(0, 1));
    await screen.findByText('Waiting for: Validator (no one holds this role)');
  });

  it('is no one once the record has ended', () => {
    showWaits(null);
    expect(screen.queryByText(/Waiting/)).toBeNull();
  });
});
