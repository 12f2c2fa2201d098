import type { AssistantEvent } from '@vigie/domain/modules/assistant/record';
import { createEventReader } from '../../../platform/transport/event-stream';

/** The events of an answer, as they arrive. Ends where the stream does, which may be before the answer is done. */
export async function* readAnswer(response: Response): AsyncGenerator<AssistantEvent> {
  if (!response.body) return;
  const read = createEventReader();
  const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      for (const { data } of read(piece.value)) yield JSON.parse(data) as AssistantEvent;
    }
  } finally {
    await pieces.cancel().catch(() => {});
  }
}
