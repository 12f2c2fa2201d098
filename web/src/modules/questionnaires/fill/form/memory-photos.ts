import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { useMemo, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../../platform/transport/api-client';
import type { PhotoSource } from './sources';

/** Photos of a preview: nothing is sent, and all is gone with the page. */
export function useMemoryPhotos(): PhotoSource {
  const files = useRef(new Map<string, File>());
  const [known, setKnown] = useState<readonly Attachment[]>([]);
  return useMemo(
    () => ({
      known,
      async add(file) {
        const { name, type: mediaType, size } = file;
        const stored = {
          id: newIdempotencyKey(),
          name,
          mediaType,
          size,
          sha256: '',
          uploadedBy: '',
          uploadedAt: '',
        };
        files.current.set(stored.id, file);
        setKnown((before) => [...before, stored]);
        return stored;
      },
      async remove(id) {
        setKnown((before) => before.filter((one) => one.id !== id));
      },
      async load({ id }) {
        return files.current.get(id) ?? new Blob();
      },
    }),
    [known],
  );
}
