// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InLanguage } from '../../platform/page/page-language';
import { person, testComponents } from '../../platform/testing/component-test';
import { ValueField } from './value-field';

const batches = [
  { id: 1, label: 'L2066', code: '', parentLabel: 'Orvadol' },
  { id: 2, label: 'L2288', code: 'SP-8', parentLabel: 'Vanezil' },
];
const asked: URL[] = [];

/** Answers as the server does, for a list of two batches; L1 is retired. */
function answerOffers(isKept = true): void {
  asked.length = 0;
  // Each call leaves one line, which would fail the test.
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  onTestFinished(() => debug.mockRestore());
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://vigie.test');
    asked.push(url);
    const text = url.searchParams.get('text')?.toLowerCase() ?? '';
    const items = isKept ? batches.filter(({ label }) => label.toLowerCase().startsWith(text)) : [];
    const standing = items.some(({ label }) => label.toLowerCase() === text) ? 'offered' : 'unknown';
    const body = { items, hasMore: false, isKept, standing: text === 'l1' ? 'not_offered' : standing };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
}

const chosen = vi.fn();

function Example({ first = '', parent = '' }) {
  const [value, setValue] = useState(first);
  return <ValueField label="Batch" list="batch" value={value} parent={parent} onChange={setValue} onChosen={chosen} />;
}

function showField(props: { first?: string; parent?: string } = {}): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InLanguage language="en">
        <Example {...props} />
      </InLanguage>
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Batch' });
const kept = 'Not in the list: kept as written.';

describe('a field for a value of a list', () => {
  testComponents();

  it('asks for nothing before a user comes to it, and then for what is typed, of the product', async () => {
    answerOffers();
    showField({ parent: 'Orvadol' });
    expect(asked).toEqual([]);
    await person.type(field(), 'l2');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['L2066', 'L2288SP-8']);
    await waitFor(() => expect(asked.at(-1)?.search).toBe('?list=batch&text=l2&parent=Orvadol'));
  });

  it('takes the value that the keys have reached, and says what it belongs to', async () => {
    answerOffers();
    showField();
    await person.type(field(), 'l2');
    expect((await screen.findAllByRole('option'))[1]?.textContent).toBe('L2288SP-8 · Vanezil');
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field().value).toBe('L2288');
    expect(chosen).toHaveBeenLastCalledWith(batches[1]);
  });

  it('keeps what is not in the list, and says so', async () => {
    answerOffers();
    showField();
    await person.type(field(), 'X99');
    expect(await screen.findByText(kept)).toBeTruthy();
    await person.tab();
    expect(field().value).toBe('X99');
    await person.clear(field());
    await waitFor(() => expect(screen.queryByText(kept)).toBeNull());
  });

  it('says what is no longer offered, and nothing where the company keeps no list', async () => {
    answerOffers();
    showField({ first: 'L1' });
    await person.click(field());
    expect(await screen.findByText('Not offered today: kept as written.')).toBeTruthy();
    answerOffers(false);
    await person.type(field(), '7');
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('text')).toBe('L17'));
    expect(screen.queryByText(kept)).toBeNull();
  });

  it('writes a value as the list writes it when it was typed in other letters', async () => {
    answerOffers();
    showField();
    await person.type(field(), 'l2066');
    await screen.findByRole('option');
    await person.tab();
    expect(field().value).toBe('L2066');
  });
});
