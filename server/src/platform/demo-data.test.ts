import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoTalk, readDemoData } from './demo-data';

const story = z.array(z.strictObject({ by: z.string(), talk: z.optional(demoTalk) }));

it('demo data are read as they are written', () => {
  const written = [{ by: 'lead', talk: [['qa', 'Vu.']] }];
  expect(readDemoData('stories.json', story, written)).toEqual(written);
});

it('a mistake in demo data is named with its file, its entry and its field', () => {
  const mistaken = [{ by: 'lead' }, { by: 7, talk: [['qa']] }, { by: 'qa', tlak: [] }];
  const read = () => readDemoData('stories.json', story, mistaken);
  expect(read).toThrow(/^stories\.json cannot be read:/);
  expect(read).toThrow('expected string, received number\n  → at [1].by');
  expect(read).toThrow('Unrecognized key: "tlak"\n  → at [2]');
});
