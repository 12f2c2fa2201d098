import { hasRoomForPhoto, photoQuality, photoSize } from '@vigie/domain/kernel/offline/space';
import type { KeptPhoto } from './kept-entry';
import { sha256Of } from './sealing';

/** Files that were made by `fileOf`: they are as they should be. */
const prepared = new WeakMap<File, KeptPhoto>();

export function fileOf(photo: KeptPhoto): File {
  const file = new File([photo.content], photo.name, { type: photo.type });
  prepared.set(file, photo);
  return file;
}

/** As it is kept: photos smaller and without what the camera wrote into them, such as the place; other files as they are. */
export async function photoOf(file: File): Promise<KeptPhoto> {
  const known = prepared.get(file);
  if (known) return known;
  const smaller = file.type.startsWith('image/') ? await asJpeg(file) : null;
  const content = new Uint8Array(await (smaller ?? file).arrayBuffer());
  const name = smaller ? file.name.replace(/(\.\w+)?$/, '.jpg') : file.name;
  const photo = { name, type: smaller?.type ?? file.type, sha256: await sha256Of(content), content };
  return smaller ? { ...photo, original: await sha256Of(new Uint8Array(await file.arrayBuffer())) } : photo;
}

/** Null where this browser cannot read the format: then the file is better kept as it is than lost. */
async function asJpeg(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const canvas = Object.assign(document.createElement('canvas'), photoSize(picture.width, picture.height));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: what was transparent would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', photoQuality));
}

export async function hasRoomFor(size: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return hasRoomForPhoto(quota === undefined || usage === undefined ? null : quota - usage, size);
}
