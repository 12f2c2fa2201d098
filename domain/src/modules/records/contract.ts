import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId } from '../../kernel/ids';
import { pageQuery } from '../../kernel/listing';

export const foundRecord = z.object({
  /** The name of its kind: `case`. */
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  /** Where it is, inside the application. */
  address: z.string(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

const kindName = z.string().check(z.regex(/^[a-z_]{1,40}$/));
const kindNames = z.string().check(z.regex(/^[a-z_,]{1,200}$/));

/** Which list a view is of: each kind of record says what its list is called. */
const listName = z.string().check(z.regex(/^[a-zA-Z_]{1,40}$/));
export const savedView = z.object({ id: z.int(), name: z.string(), query: z.string(), version: z.int() });
export type SavedView = z.infer<typeof savedView>;

/** What is common to all kinds of records and belongs to none of them. */
export const recordsEndpoints = {
  findRecords: endpoint({
    method: 'GET',
    path: '/api/v1/records',
    summary:
      'Records that the signed-in person may read, by number or words, at most five of each kind: of every kind, or of those that are asked for, then also the latest without words',
    query: z.object({ search: pageQuery.search, kinds: z.optional(kindNames) }),
    output: z.object({ items: z.array(foundRecord) }),
  }),
  listRelatedRecords: endpoint({
    method: 'GET',
    path: '/api/v1/records/:kind/:id/related',
    summary:
      'The findings and observations that a report, an action or a case came from, or the reports that name a finding or an observation: those that the caller may read',
    params: z.object({ kind: kindName, id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)) }),
    output: z.object({ items: z.array(foundRecord) }),
  }),
  listSavedViews: endpoint({
    method: 'GET',
    path: '/api/v1/views',
    summary: 'The lists that the signed-in person has saved under a name',
    query: z.object({ kind: listName }),
    output: z.object({ items: z.array(savedView) }),
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/api/v1/views',
    summary: 'Keep the filters and the order of a list under a name',
    creates: true,
    status: 201,
    body: z.object({
      kind: listName,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
      query: z.string().check(z.maxLength(2000)),
    }),
    output: savedView,
  }),
  archiveView: endpoint({
    method: 'POST',
    path: '/api/v1/views/:id/archive',
    summary: 'Offer a saved view no longer',
    params: z.object({ id: pathId }),
  }),
};
