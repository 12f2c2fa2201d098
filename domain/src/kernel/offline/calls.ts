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

export const capturedFilePath = '/api/v1/captures/:captureId/files';

/** What a device needs of the call that stores a photo ahead of its entry; the files themselves declare it in full. */
export const capturedFileEndpoint = endpoint({
  method: 'POST',
  path: capturedFilePath,
  summary: '',
  creates: true,
  encoding: 'multipart',
  status: 201,
  params: z.object({ captureId: z.uuid() }),
  output: z.object({ id: z.uuid() }),
});
