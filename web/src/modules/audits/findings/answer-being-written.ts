import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';

type FindingDetail = OutputOf<typeof findingsEndpoints.getFinding>;

/** Sends something in the turn of what is being written. */
type InTurn = (send: (version: number) => Promise<FindingDetail>) => Promise<FindingDetail>;

const written = new Map<string, InTurn>();

/** For the steps of the workflow, which know nothing of the form of the answer. */
export const answerBeingWritten = (id: string): InTurn | undefined => written.get(id);

export function enterAnswer(id: string, inTurn: InTurn): () => void {
  written.set(id, inTurn);
  return () => written.delete(id);
}
