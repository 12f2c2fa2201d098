import { describe, expect, it } from 'vitest';
import type { Message } from '../kernel/message';

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

function* messagesIn(value: unknown, path: string): Generator<[string, Message]> {
  if (value === null || typeof value !== 'object') return;
  if ('fr' in value && 'en' in value && 'mixed' in value) {
    yield [path, value as Message];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* messagesIn(inner, `${path}.${key}`);
}

const all = Object.entries(files).flatMap(([file, exports]) => [...messagesIn(exports, file)]);
const placeholders = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort();

describe('every message', () => {
  it('is found', () => {
    expect(all.length).toBeGreaterThan(100);
  });

  it.each(all)('%s speaks both languages and needs the same values in both', (_, { fr, en }) => {
    expect(fr.trim()).not.toBe('');
    expect(en.trim()).not.toBe('');
    expect(placeholders(fr)).toEqual(placeholders(en));
  });
});
