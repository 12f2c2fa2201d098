const longestSide = 2048;
const quality = 0.8;

/** No side longer than this, and nothing of what the camera wrote beside the picture, such as the place. */
export async function smallerPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const blob = await drawn(picture, picture.width, picture.height);
    picture.close();
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    // A picture that this browser cannot read is sent as it is; the server looks at what it is.
    return file;
  }
}

/** What a camera shows now. */
export async function photoOf(video: HTMLVideoElement, name: string): Promise<File> {
  const blob = await drawn(video, video.videoWidth, video.videoHeight);
  return new File([blob], name, { type: 'image/jpeg' });
}

function drawn(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      'image/jpeg',
      quality,
    );
  });
}
