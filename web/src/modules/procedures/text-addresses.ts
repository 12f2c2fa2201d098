import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { procedureAddress, versionAddress } from '@vigie/domain/modules/procedures/id';
import { useEffect, useMemo, useState } from 'react';
import type { TextAddresses } from './text/block-view';

/** A procedure or a version of one; other records are named without a link. */
function recordAddress(record: string): string | null {
  if (/^PRC_\d+$/.test(record)) return procedureAddress(record);
  return /^PRV_\d+$/.test(record) ? versionAddress(record) : null;
}

/** Until its picture is there: one transparent dot. */
const nothingYet = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Load = (id: string, attachmentId: string) => Promise<Blob>;

/** Where the pictures of a version are shown from: each is fetched once, with the token that an address could not carry. */
export function useTextAddresses(id: string, files: readonly Attachment[], load: Load): TextAddresses {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = useMemo(() => files.filter(({ mediaType }) => mediaType.startsWith('image/')), [files]);
  useEffect(() => {
    let isOpen = true;
    const made: string[] = [];
    void Promise.all(
      wanted.map(async ({ id: attachmentId, sha256 }) => {
        const address = URL.createObjectURL(await load(id, attachmentId));
        made.push(address);
        return [sha256, address] as const;
      }),
    ).then(
      (entries) => isOpen && setPictures(new Map(entries)),
      () => {},
    );
    return () => {
      isOpen = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [id, wanted, load]);
  return useMemo(() => ({ image: (file) => pictures.get(file) ?? nothingYet, record: recordAddress }), [pictures]);
}
