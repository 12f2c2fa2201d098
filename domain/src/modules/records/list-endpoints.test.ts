import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { text } from '../../kernel/message';
import { recordList } from '../../kernel/records/record-list';
import { listEndpoints } from './list-endpoints';

const word = text('Mot', 'Word');
const sampleList = recordList({
  one: 'Sample',
  several: 'Samples',
  path: '/api/v1/samples',
  summary: 'The samples',
  id: z.string().check(z.regex(/^S_\d+$/)),
  entry: z.object({ id: z.string(), status: z.string() }),
  filters: {
    status: { label: word, values: ['open', 'done'] },
    from: { label: word },
    taker: { label: word, isText: true },
  },
  parameters: { place: z.enum(['here', 'there']) },
  columns: { id: { title: word }, status: { title: word }, taker: { title: word } },
  sorts: ['id', 'status'],
  usualSort: 'status',
  board: { states: ['open', 'done'], status: z.enum(['open', 'done']) },
  bulk: { summary: 'Several samples', changes: { taker: z.optional(z.string()) } },
});
const endpoints = listEndpoints(sampleList);

describe('the calls of a list', () => {
  it('follow from its declaration, with its names and under its address', () => {
    const made = Object.entries(endpoints).map(([name, { method, path }]) => [name, method, path]);
    expect(made).toEqual([
      ['listSamples', 'GET', '/api/v1/samples'],
      ['getSampleBoard', 'GET', '/api/v1/samples/board'],
      ['exportSamples', 'GET', '/api/v1/samples/export'],
      ['changeSamples', 'POST', '/api/v1/samples/bulk'],
    ]);
  });

  it('leave out a board and changes that it has not', () => {
    const plain = listEndpoints(recordList({ ...sampleList, board: undefined, bulk: undefined }));
    expect(Object.keys(plain)).toEqual(['listSamples', 'exportSamples']);
  });

  it('take each filter as one text, one value or several, and fill in what is not said', () => {
    const asked = endpoints.listSamples.query?.parse({ status: 'open', place: 'here', taker: 'An' });
    expect(asked).toEqual({
      page: 1,
      search: '',
      assigned: 'team',
      status: ['open'],
      taker: 'An',
      place: 'here',
      sort: 'status',
      direction: 'desc',
    });
    expect(endpoints.getSampleBoard.query?.parse({ status: 'done,open', place: 'here' }).status).toEqual([
      'done',
      'open',
    ]);
  });

  it.each([
    { status: 'lost', place: 'here' },
    { from: 'yesterday', place: 'here' },
    { place: 'nowhere' },
    { place: 'here', sort: 'taker' },
    { place: 'here', taker: 'x'.repeat(201) },
  ])('refuse %j', (query) => {
    expect(endpoints.listSamples.query?.safeParse(query).success).toBe(false);
  });

  it('change at most 200 of its own records, with a reason', () => {
    const body = (ids: string[], reason: string) =>
      endpoints.changeSamples.body?.safeParse({ ids, taker: 'Ana', reason }).success;
    expect(body(['S_1'], 'Absence')).toBe(true);
    expect(body(['S_1'], ' ')).toBe(false);
    expect(body(['T_1'], 'Absence')).toBe(false);
    expect(body([], 'Absence')).toBe(false);
    expect(
      body(
        Array.from({ length: 201 }, (_, n) => `S_${n}`),
        'Absence',
      ),
    ).toBe(false);
  });
});
