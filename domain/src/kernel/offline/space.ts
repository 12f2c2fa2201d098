const megabyte = 1024 * 1024;
/** Below this a device takes no more photos, so that there is room for texts. */
export const keptForTexts = 20 * megabyte;

export const longestSideOfPhoto = 2048;
export const photoQuality = 0.8;

/** `room`: what the browser says is left; null where it does not say. */
export function hasRoomForPhoto(room: number | null, size: number): boolean {
  return room === null || room - size >= keptForTexts;
}

/** As it is, or smaller with the same proportions. */
export function photoSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSideOfPhoto / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
