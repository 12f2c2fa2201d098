import { expect, it, vi } from 'vitest';
import { joinedTexts } from './joined-texts';

const block = (id: string, text: string) => ({ id, kind: 'paragraph', runs: [{ text }] });
const one = '00000000-0000-4000-8000-000000000001';
const two = '00000000-0000-4000-8000-000000000002';
const texts = (first: string, second: string) => ({ blocks: [block(one, first), block(two, second)] });

it('joins what two authors wrote in different blocks, and says so', () => {
  const onJoin = vi.fn();
  const joined = joinedTexts(onJoin).merge(texts('a', 'b'), texts('A', 'b'), texts('a', 'B'));
  expect(joined).toEqual(texts('A', 'B'));
  expect(onJoin).toHaveBeenCalledOnce();
});

it('keeps both wordings of one block', () => {
  const joined = joinedTexts(() => {}).merge(texts('a', 'b'), texts('mine', 'b'), texts('theirs', 'b'));
  expect(JSON.stringify(joined)).toContain('mine');
  expect(JSON.stringify(joined)).toContain('theirs');
});
