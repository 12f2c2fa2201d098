import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { entryAnswer, entryHead } from './entry';

/** How an entry is sent, whatever it is of. */
export const entryEndpoint = <Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    creates: true,
    status: 201,
    body: z.object({
      entry: entryHead,
      /** What the clock of the device says now. */
      sentAt: z.iso.datetime(),
      /** As the contract of the entry says. */
      content: z.record(z.string(), z.unknown()),
    }),
    output: entryAnswer,
  });
