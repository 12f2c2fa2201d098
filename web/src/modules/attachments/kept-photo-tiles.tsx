import { keptPhotoMessages as m } from '@vigie/domain/modules/attachments/messages';
import { useSay } from '../../platform/page/messages';
import { Banner } from '../../ui/overlays/banner';
import { FileTiles } from './file-tiles';
import type { KeptPhotos } from './use-kept-photos';

/** The photos that the device keeps for what is being written, and why one was not taken. */
export function KeptPhotoTiles({ photos: { held, objection, remove } }: { photos: KeptPhotos }) {
  const say = useSay();
  const files = held.map(({ id, photo: { name, type, content, sha256 } }) => {
    return { id, name, mediaType: type, size: content.length, sha256, uploadedBy: '', uploadedAt: '' };
  });
  const load = async ({ id }: { id: string }) => {
    const { photo } = held.find((one) => one.id === id) ?? {};
    return new Blob(photo ? [photo.content] : [], photo && { type: photo.type });
  };
  return (
    <>
      {objection && <Banner kind="warning">{say(objection.message, objection.values)}</Banner>}
      {files.length > 0 && (
        <FileTiles
          files={files}
          load={load}
          onRemove={({ id }) => remove(id)}
          removeLabel={({ id }) => say(m.remove, { n: files.findIndex((one) => one.id === id) + 1 })}
        />
      )}
    </>
  );
}
