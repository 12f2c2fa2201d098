import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
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

/** What is common to all kinds of records and belongs to none of them. */
export const recordsEndpoints = {
  findRecords: endpoint({
    method: 'GET',
    path: '/api/v1/records',
    summary: 'Records of every kind that the signed-in person may read, by number or words; at most five of each kind',
    query: z.object({ search: pageQuery.search }),
    output: z.object({ items: z.array(foundRecord) }),
  }),
};
