import { buffer } from 'node:stream/consumers';
import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { text } from '@vigie/domain/kernel/message';
import { recordList } from '@vigie/domain/kernel/records/record-list';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { listEndpoints } from '@vigie/domain/modules/records/public';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Context } from '../../platform/context';
import { sql } from '../../platform/database/statement';
import { FileAnswer } from '../../platform/http/call';
import { entryList } from '../../platform/lists/entry-list';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { contextOf } from '../accounts/public';
import { type FilterOf, listHandlers } from './list-handlers';

const word = text('Mot', 'Word');
const states = ['open', 'done'] as const;
const sampleList = recordList({
  one: 'Sample',
  several: 'Samples',
  path: '/api/v1/samples',
  summary: 'The samples',
  id: z.string(),
  entry: z.object({ id: z.string(), status: z.enum(states), ownerId: z.int() }),
  filters: { status: { label: word, values: states }, from: { label: word } },
  parameters: {},
  columns: { id: { title: word, width: 10 }, status: { title: word, width: 10 } },
  sorts: ['id', 'status'],
  usualSort: 'id',
  board: { states, status: z.string() },
  bulk: { summary: 'Several samples', changes: { status: z.optional(z.enum(states)) } },
});
const endpoints = listEndpoints(sampleList);

type Filter = FilterOf<QueryOf<typeof endpoints.listSamples>>;
interface Row {
  id: string;
  status: 'open' | 'done';
  owner_id: number;
}
const entries = entryList<Filter, Row, { id: string; status: Row['status']; ownerId: number }, 'id' | 'status'>({
  entries: 'sample_entries',
  totals: 'sample_totals',
  hasConfidential: true,
  searched: () => [{ series: 'sample' }],
  columns: sql`e.id, e.status, e.owner_id`,
  orders: { id: ['number'], status: ['status', 'number'] },
  cardOrder: ['number'],
  scope: ({ people }) => (people ? [sql`e.owner_id = any (${people}::int[])`] : []),
  counted: { status: 'status' },
  uncounted: { from: (day) => sql`e.taken_on >= ${day}` },
  toEntry: ({ owner_id: ownerId, ...row }) => ({ ...row, ownerId }),
});

let t: TestApp;
let context: Context;
let handlers: ReturnType<typeof serve>;

function serve() {
  return listHandlers(t.app.platform, endpoints, {
    list: sampleList,
    entries,
    sheetOf: () => ({ list: 'sample', title: word, fileName: 'samples' }),
    change: async (tx, id, { status }: { status: string }) => {
      if (id === 'S_3') throw new Refusal('objection', { message: word });
      await tx.query(sql`update sample_entries set status = ${status} where id = ${id}`);
      tx.audit({ action: 'sample.changed', record: 'sample', recordId: id });
    },
  });
}

beforeAll(async () => {
  t = await createTestApp();
  context = await contextOf(t.app.platform, 'qa');
  const { companyId, userId } = context.actor;
  await t.database.owner(`
    create table sample_entries (company_id integer not null, id text collate "C" not null, number integer not null,
      status text not null, owner_id integer not null, taken_on date not null, is_confidential boolean not null,
      primary key (company_id, id));
    select protect_table('sample_entries', audit_record => 'sample');
    create table sample_totals (company_id integer not null, status text not null, owner_id integer not null,
      total integer not null, primary key (company_id, status, owner_id));
    select protect_table('sample_totals', grants => 'select');
    select keep_totals('sample_entries', 'sample_totals', array['status', 'owner_id'], unless => array['is_confidential']);
    insert into sample_entries select ${companyId}, 'S_' || n, n, case when n % 4 = 0 then 'done' else 'open' end,
      case when n > 18 then 0 else ${userId} end, date '2026-01-01' + n, n = 5 from generate_series(1, 20) n;
    insert into sample_entries values (${companyId + 1000}, 'S_99', 99, 'open', ${userId}, '2026-01-01', false)`);
  handlers = serve();
});
afterAll(() => t.close());

const asked = (query: object) => ({ context, query: endpoints.listSamples.query?.parse(query) }) as never;
const page = async (query: object) => (await handlers.listSamples(asked(query))) as never as Page;
interface Page {
  readonly items: { readonly id: string }[];
  readonly total: number;
  readonly pageCount: number;
}

describe('a kind that declares its list gets', () => {
  it('its pages, in each order and narrowed down, with totals that count each company for itself', async () => {
    const first = await page({ assigned: 'everyone' });
    expect(first).toMatchObject({ total: 20, pageCount: 2, page: 1, isMore: false });
    expect(first.items[0]?.id).toBe('S_20');
    expect((await page({ assigned: 'everyone', page: 2 })).items.map(({ id }) => id)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `S_${n}`),
    );
    expect((await page({ assigned: 'me' })).total).toBe(18);
    expect((await page({ assigned: 'everyone', status: 'done' })).total).toBe(5);
    expect((await page({ assigned: 'everyone', status: 'open,done', from: '2026-01-20' })).items).toHaveLength(2);
    const byStatus = await page({ assigned: 'everyone', sort: 'status', direction: 'asc' });
    expect(byStatus.items[0]?.id).toBe('S_4');
  });

  it('its board', async () => {
    const board = (await handlers.getSampleBoard(asked({ assigned: 'everyone' }))) as never as {
      columns: { status: string; total: number; items: unknown[] }[];
    };
    expect(board.columns.map(({ status, total, items }) => [status, total, items.length])).toEqual([
      ['open', 15, 15],
      ['done', 5, 5],
    ]);
  });

  it('R01 its spreadsheet, which the trail tells of', async () => {
    const answer = await handlers.exportSamples(asked({ assigned: 'everyone', status: 'done' }));
    expect(answer).toBeInstanceOf(FileAnswer);
    expect((await buffer((answer as FileAnswer).content)).subarray(0, 2).toString()).toBe('PK');
    const [event] = await t.database.owner<{ changes: { field: string; to: unknown }[] }>(
      `select changes from audit_events where action = 'list.exported' and record_id = 'sample'`,
    );
    expect(Object.fromEntries(event?.changes.map(({ field, to }) => [field, to]) ?? [])).toMatchObject({
      rows: 5,
      status: ['done'],
      assigned: 'everyone',
      file: expect.stringMatching(/^samples-.*\.xlsx$/),
    });
  });

  it('changes of several at once, each for itself', async () => {
    const body = { ids: ['S_1', 'S_2', 'S_3'], status: 'done', reason: 'Essai' };
    const outcome = await handlers.changeSamples({ context, body } as never);
    expect(outcome).toEqual({ changed: ['S_1', 'S_2'], refused: [{ id: 'S_3', sentence: expect.any(String) }] });
    expect((await page({ assigned: 'everyone', status: 'done' })).total).toBe(7);
  });
});
