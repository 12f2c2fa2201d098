// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { InLanguage } from '../../../platform/page/page-language';
import { person, testComponents } from '../../../platform/testing/component-test';
import { wordsOf } from './words';
import { WordsField } from './words-field';

function Example() {
  const [words, setWords] = useState(wordsOf([]));
  return <WordsField label="Processes" value={words} most={3} onChange={setWords} />;
}

describe('a field for several words', () => {
  testComponents();

  it('keeps each word that was typed and entered', async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <InLanguage language="en">
          <Example />
        </InLanguage>
      </QueryClientProvider>,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Processes' });
    await person.type(field, 'Granulation{Enter}Pesée{Enter}');
    expect([...document.querySelectorAll('.tag bdi')].map(({ textContent }) => textContent)).toEqual([
      'Granulation',
      'Pesée',
    ]);
    expect(field.value).toBe('');
  });
});
