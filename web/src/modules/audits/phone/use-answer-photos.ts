import { keptPhotoMessages } from '@vigie/domain/modules/attachments/messages';
import type { AnswerChange } from '@vigie/domain/modules/audits/audits/contract';
import { useEffect, useMemo, useState } from 'react';
import type { KeptEntry, KeptFile, KeptPhoto } from '../../../platform/offline/kept-entry';
import { loadOffline, useOffline } from '../../../platform/offline/use-offline';
import { sayNow } from '../../../platform/page/messages';
import { ApiError } from '../../../platform/transport/api-error';
import { isOutOfReach } from '../../../platform/transport/failures';
import type { AnswerSources } from '../../questionnaires/public';
import { type AuditDetail, auditCalls } from '../audits/queries';
import { keptWork, placeOfPhotos } from './kept-work';

type PhotoSource = NonNullable<AnswerSources['photos']>;

/** Photos that are answers: files of the audit, and until they are there those of the device, by their hashes. */
export function useAnswerPhotos({ id: auditId, attachments }: AuditDetail, isReadOnly: boolean) {
  const offline = useOffline();
  const isOpen = offline?.access === 'open';
  const [held, setHeld] = useState<readonly KeptFile[]>([]);
  // Chosen before the browser was closed, and their answer not kept yet.
  useEffect(() => {
    if (!isOpen) return;
    void loadOffline()
      .then(({ listKeptFiles }) => listKeptFiles(placeOfPhotos(auditId)))
      .then((files) => setHeld((before) => (before.length > 0 ? before : files)));
  }, [auditId, isOpen]);
  const { waiting } = useMemo(() => keptWork(offline, auditId), [offline, auditId]);

  const source = useMemo((): PhotoSource => {
    const ofDevice = [...held.map(({ photo }) => shownAs(photo.sha256, photo)), ...waiting.flatMap(photosOf)];
    return {
      known: [...attachments, ...new Map(ofDevice.map((one) => [one.id, one])).values()],
      async load({ id }) {
        const photo = held.find((one) => one.photo.sha256 === id)?.photo ?? (await photoIn(waiting, id));
        return photo ? new Blob([photo.content], { type: photo.type }) : auditCalls.loadFile(auditId, id);
      },
      async add(file, onProgress) {
        if (isReadOnly) throw new Error('It is only read');
        const offlineNow = await loadOffline();
        if (!offlineNow.canKeep()) {
          const { attachment } = await auditCalls.attach(auditId, file, onProgress);
          void auditCalls.reload(auditId);
          return attachment;
        }
        const photo = await keptPhoto(file);
        const id = (await offlineNow.keepFile(placeOfPhotos(auditId), photo)) ?? photo.sha256;
        setHeld((before) => [...before, { id, place: placeOfPhotos(auditId), photo }]);
        return shownAs(photo.sha256, photo);
      },
      async remove(id) {
        if (isReadOnly) throw new Error('It is only read');
        const own = held.find((one) => one.photo.sha256 === id);
        if (own) {
          setHeld((before) => before.filter((one) => one !== own));
          return (await loadOffline()).dropKeptFile(own.id);
        }
        // Without a network it stays a file of the audit; it is no answer any more.
        if (attachments.some((one) => one.id === id)) await auditCalls.detach(auditId, id).catch(unlessOutOfReach);
      },
    };
  }, [auditId, attachments, held, waiting, isReadOnly]);

  return {
    source,
    /** Those of the device that are new in these answers. */
    in: (changes: readonly AnswerChange[]) => {
      const named = new Set(changes.flatMap(({ answer }) => (Array.isArray(answer) ? answer : [])));
      return held.filter(({ photo }) => named.has(photo.sha256));
    },
    given: (taken: readonly KeptFile[]) => setHeld((before) => before.filter((one) => !taken.includes(one))),
  };
}

export type AnswerPhotos = ReturnType<typeof useAnswerPhotos>;

/** As it is kept; refused where too little room would be left, so that texts can go on. */
export async function keptPhoto(file: File): Promise<KeptPhoto> {
  const { hasRoomFor, photoOf } = await loadOffline();
  if (!(await hasRoomFor(file.size))) throw new ApiError(0, 'no_room', sayNow(keptPhotoMessages.noRoom));
  return photoOf(file);
}

const shownAs = (id: string, { name, type, content }: Pick<KeptPhoto, 'name' | 'type' | 'content'>) => ({
  id,
  name,
  mediaType: type,
  size: content.length,
  sha256: id,
  uploadedBy: '',
  uploadedAt: '',
});

const photosOf = ({ head }: KeptEntry) =>
  head.photos.map((sha256) => shownAs(sha256, { name: '', type: 'image/jpeg', content: new Uint8Array() }));

async function photoIn(entries: readonly KeptEntry[], sha256: string): Promise<KeptPhoto | null> {
  const entry = entries.find(({ head }) => head.photos.includes(sha256));
  return entry ? (await loadOffline()).readPhoto(entry.captureId, entry.head.photos.indexOf(sha256)) : null;
}

function unlessOutOfReach(error: unknown): void {
  if (!isOutOfReach(error)) throw error;
}
