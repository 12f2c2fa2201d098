import { connectionMessages } from '@vigie/domain/messages/connection';
import { exportMessages as m } from '@vigie/domain/messages/lists';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../ui/overlays/toast';
import { useSay } from '../page/messages';
import { sentenceOf } from '../transport/api-error';
import { nameOfFile, receivedFile, saveFile } from '../transport/received-file';

/** Where the file of a list comes from. */
export interface ExportSource {
  /** What it is called when the server does not say. */
  readonly name: string;
  readonly ask: (ids: readonly string[] | undefined, signal: AbortSignal) => Promise<Response>;
}

export interface ListExport {
  /** How many bytes have come; null while nothing is under way. */
  readonly received: number | null;
  readonly start: (ids?: readonly string[]) => Promise<void>;
  readonly cancel: () => void;
}

/** One export at a time; leaving the page ends it. */
export function useExport({ name: otherwise, ask }: ExportSource): ListExport {
  const say = useSay();
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (ids?: readonly string[]) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setReceived(0);
    try {
      const response = await ask(ids, controller.signal);
      const blob = await receivedFile(response, setReceived);
      const name = nameOfFile(response, otherwise);
      saveFile(blob, name);
      notify.success(say(m.done, { name }));
    } catch (error) {
      if (controller.signal.aborted) notify(say(m.cancelled));
      else notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      running.current = null;
      setReceived(null);
    }
  };
  return { received, start, cancel: () => running.current?.abort() };
}
