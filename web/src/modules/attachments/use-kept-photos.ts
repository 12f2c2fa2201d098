import type { Message } from '@vigie/domain/kernel/message';
import { keptPhotoMessages as m } from '@vigie/domain/modules/attachments/messages';
import { useEffect, useRef, useState } from 'react';
import type { KeptFile, KeptPhoto } from '../../platform/offline/kept-entry';
import type { Access } from '../../platform/offline/offline';
import { loadOffline } from '../../platform/offline/use-offline';
import { imageObjection } from './image-objection';

export interface HeldPhoto {
  /** Of the file that the device keeps, or the photo's own where it keeps none. */
  readonly id: string;
  readonly photo: KeptPhoto;
}

interface PhotoObjection {
  readonly message: Message;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Photos of what is being written: kept on the device as soon as they are taken, so that a browser which is closed loses none. */
export function useKeptPhotos(place: string, access: Access | undefined, most: number) {
  const [held, setHeld] = useState<readonly HeldPhoto[]>([]);
  const [coming, setComing] = useState(0);
  const [objection, setObjection] = useState<PhotoObjection | null>(null);
  const latest = useRef(held);
  const put = (photos: readonly HeldPhoto[]) => {
    latest.current = photos;
    setHeld(photos);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the device can be read
  useEffect(() => {
    if (access !== 'open') return;
    void loadOffline().then(async ({ listKeptFiles }) => {
      const files = await listKeptFiles(place);
      if (latest.current.length === 0) put(files.map(heldOf));
    });
  }, [place, access]);

  const keep = async (file: File) => {
    const problem = imageObjection(file, latest.current.length, most);
    if (problem) return setObjection(problem);
    const offline = await loadOffline();
    if (!(await offline.hasRoomFor(file.size))) return setObjection({ message: m.noRoom });
    const photo = await offline.photoOf(file);
    if (latest.current.some((one) => one.photo.sha256 === photo.sha256)) return;
    const id = (await offline.keepFile(place, photo)) ?? photo.sha256;
    put([...latest.current, { id, photo }]);
  };
  const last = useRef(Promise.resolve());

  return {
    held,
    objection,
    isBusy: coming > 0,
    count: held.length + coming,
    isFull: held.length + coming >= most,
    /** Done when the device has them: one after the other, since each looks at those before. */
    add(files: readonly File[]) {
      setObjection(null);
      setComing((n) => n + files.length);
      for (const file of files) {
        last.current = last.current
          .then(() => keep(file))
          .catch(() => setObjection({ message: m.failed }))
          .finally(() => setComing((n) => n - 1));
      }
    },
    async remove(id: string) {
      put(latest.current.filter((one) => one.id !== id));
      await (await loadOffline()).dropKeptFile(id);
    },
    show: (files: readonly KeptFile[]) => put(files.map(heldOf)),
    clear: () => put([]),
  };
}

const heldOf = ({ id, photo }: KeptFile): HeldPhoto => ({ id, photo });

export type KeptPhotos = ReturnType<typeof useKeptPhotos>;
