import { expect, it } from 'vitest';
import { textAt, withTextAt } from './field-text';

const content = {
  justification: 'Un',
  impactLevel: null,
  stability: { answer: 'Yes', text: 'Deux' },
  'cause-a1b2c3': { text: 'Trois', position: 1 },
  batches: [{ product: 'P' }],
};

it.each([
  ['justification', 'Un'],
  ['stability.text', 'Deux'],
  ['cause-a1b2c3.text', 'Trois'],
])('the text of %s is found and replaced, and nothing else', (field, text) => {
  expect(textAt(content, field)).toBe(text);
  const changed = withTextAt(content, field, 'Autre');
  expect(textAt(changed, field)).toBe('Autre');
  expect(withTextAt(changed, field, text)).toEqual(content);
});

it.each([
  'impactLevel',
  'stability',
  'batches',
  'batches.0.product',
  'cause-a1b2c3.position',
  'nothing',
  'stability.x',
  '',
])('there is no text at %j, and none can be put there', (field) => {
  expect(textAt(content, field)).toBeNull();
  expect(withTextAt(content, field, 'Autre')).toEqual(content);
});

it.each(['__proto__', '__proto__.polluted', 'constructor.name', 'toString'])('%s is no field', (field) => {
  expect(textAt(content, field)).toBeNull();
  expect(withTextAt(content, field, 'Autre')).toEqual(content);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
