const longestSide = 2048;
const quality = 0.8;

/** What a camera shows now. */
export async function shotOf(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight, 1));
  const size = { width: Math.round(videoWidth * scale), height: Math.round(videoHeight * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(video, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob>((resolve, reject) => {
    const take = (made: Blob | null) => (made ? resolve(made) : reject(new Error('The picture could not be drawn')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
  return new File([blob], name, { type: 'image/jpeg' });
}
