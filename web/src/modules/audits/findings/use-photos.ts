import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { imageTypes } from '@vigie/domain/modules/attachments/public';
import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { useState } from 'react';
import { fileOf, photoOf } from '../../../platform/offline/photos';
import { storeFile, useFileQueue } from '../../attachments/public';

/** The photos of one finding: sent as soon as they are taken, so that keeping it waits for little. */
export function usePhotos() {
  const [stored, setStored] = useState<readonly Attachment[]>([]);
  const { queue, items } = useFileQueue({
    send: async (file, onProgress, signal) => {
      const attachment = await storeFile(fileOf(await photoOf(file)), onProgress, signal);
      setStored((before) => [...before, attachment]);
    },
    objectionTo: (file, ahead) => {
      if (!imageTypes.has(file.type) && !file.type.startsWith('image/')) return { message: m.onlyPhotos };
      const { files: max } = findingBounds;
      return stored.length + ahead >= max ? { message: m.tooManyPhotos, values: { max } } : null;
    },
  });
  return {
    stored,
    items,
    queue,
    isBusy: items.some(({ failure }) => failure === null),
    hasFailed: items.some(({ failure }) => failure !== null),
    remove: (id: string) => setStored((before) => before.filter((one) => one.id !== id)),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
