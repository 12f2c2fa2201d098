import { fileMessages } from '@vigie/domain/modules/attachments/messages';
import { imageTypes } from '@vigie/domain/modules/attachments/public';
import { observationBounds } from '@vigie/domain/modules/gemba/observations/observation';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import type { FileObjection } from '../../attachments/public';

/** What can be said of a photo before it is sent. */
export function imageObjection({ type, size }: Pick<File, 'type' | 'size'>, ahead: number): FileObjection | null {
  if (ahead >= observationBounds.photos) return { message: m.enoughPhotos, values: { most: observationBounds.photos } };
  if (type !== '' && !imageTypes.has(type)) return { message: m.onlyPhotos };
  return size === 0 ? { message: fileMessages.emptyFile } : null;
}
