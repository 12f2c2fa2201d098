import { asStored } from '@vigie/domain/kernel/http/schema-marks';
import { moduleContracts, namedEndpoints } from '@vigie/domain/modules/index';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerSchema } from './answer-schema';

const person = z.object({ id: z.int(), name: z.string() });
const schema = z.object({
  title: z.nullable(z.string()),
  count: z.nullable(z.int()),
  owner: z.nullable(person),
  tags: z.nullable(z.array(z.string())),
  history: z.array(z.object({ by: z.nullable(person) })),
});

async function sent(answer: unknown): Promise<unknown> {
  const app = fastify();
  app.get('/', { schema: { response: { 200: answerSchema(schema) } } }, async () => answer);
  return (await app.inject('/')).json();
}

describe('what an answer is made of', () => {
  it('is what the contract names, nothing where nothing is, and no other field', async () => {
    const nothing = { title: null, count: null, owner: null, tags: null, history: [{ by: null }] };
    expect(await sent(nothing)).toEqual(nothing);
    const ada = { id: 1, name: 'Ada' };
    const full = { title: '', count: 0, owner: ada, tags: ['a'], history: [{ by: ada }] };
    expect(await sent(full)).toEqual(full);
    const secret = { ...ada, password: 'x' };
    expect(await sent({ ...full, secret, owner: secret, history: [{ by: secret }] })).toEqual(full);
  });

  it('is written as it is where the contract says that it was read by the same schema', () => {
    const stored = asStored(z.object({ choice: z.union([z.string(), z.object({ a: z.int() })]) }));
    expect(answerSchema(z.object({ stored }))).toMatchObject({ properties: { stored: {} } });
    expect(JSON.stringify(answerSchema(z.object({ stored })))).not.toContain('anyOf');
  });

  it('is never validated a second time to be written: no contract offers a choice of schemas', () => {
    const choosing = namedEndpoints(moduleContracts).filter(
      ({ endpoint }) => endpoint.output && /"(?:anyOf|oneOf|if)":/.test(JSON.stringify(answerSchema(endpoint.output))),
    );
    expect(choosing.map(({ name }) => name)).toEqual([]);
  });
});
