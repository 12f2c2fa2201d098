import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { observationBounds } from '@vigie/domain/modules/gemba/observations/observation';
import { useState } from 'react';
import { storeFile, useFileQueue } from '../../attachments/public';
import { imageObjection } from './image-objection';
import { smallerPhoto } from './smaller-photo';

/** The photos of one observation: sent as soon as they are taken, so that keeping it waits for little. */
export function usePhotos() {
  const [stored, setStored] = useState<readonly Attachment[]>([]);
  const { queue, items } = useFileQueue({
    send: async (file, onProgress, signal) => {
      const attachment = await storeFile(await smallerPhoto(file), onProgress, signal);
      setStored((before) => [...before, attachment]);
    },
    objectionTo: (file, ahead) => imageObjection(file, stored.length + ahead),
  });
  return {
    stored,
    items,
    queue,
    count: stored.length + items.filter(({ failure }) => failure === null).length,
    isBusy: items.some(({ failure }) => failure === null),
    isFull: stored.length + items.length >= observationBounds.photos,
    remove: (id: string) => setStored((before) => before.filter((one) => one.id !== id)),
    show: (attachments: readonly Attachment[]) => setStored(attachments),
    clear: () => {
      queue.cancelAll();
      setStored([]);
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
