import { say as sayIn } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../../../platform/page/messages';
import { fieldLabel, formatField } from './format-field';

const say: Say = (message, values) => sayIn('en', message, values);

describe('a field in words', () => {
  it('shows an answer with its text', () => {
    expect(formatField({ answer: 'Yes', text: 'two batches' }, say)).toBe('Yes – two batches');
    expect(formatField({ answer: null, text: '' }, say)).toBe('');
  });

  it('shows rows one below the other', () => {
    const batches = [
      { status: 'On hold', product: 'Vigilane', batchNumber: '26K1' },
      { product: '', batchNumber: '26K2', status: null },
    ];
    expect(formatField(batches, say)).toBe('Vigilane – 26K1 – On hold\n26K2');
  });

  it('names fields as their page does, and unknown ones by themselves', () => {
    expect(fieldLabel('impactLevel', say)).toBe('Impact level');
    expect(fieldLabel('toString', say)).toBe('toString');
  });
});
