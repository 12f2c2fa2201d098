import type { Attachment } from '@vigie/domain/modules/attachments/contract';
import { imageTypes } from '@vigie/domain/modules/attachments/media-types';
import { useEffect, useRef, useState } from 'react';
import { FileIcon, type FileIconKind } from './file-icon';

interface ThumbnailProps {
  file: Pick<Attachment, 'id' | 'mediaType'>;
  load: () => Promise<Blob>;
}

/** A picture is fetched only once it comes into sight; what the browser cannot draw stays an icon. */
export function Thumbnail({ file, load }: ThumbnailProps) {
  const isImage = imageTypes.has(file.mediaType);
  const frame = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const latestLoad = useRef(load);
  latestLoad.current = load;

  useEffect(() => {
    if (!isImage || !frame.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isImage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file means another picture
  useEffect(() => {
    if (!seen) return;
    let made: string | null = null;
    let gone = false;
    latestLoad.current().then(
      (blob) => {
        if (gone) return;
        // The server calls every file a download; the element wants to know what it draws.
        made = URL.createObjectURL(new Blob([blob], { type: file.mediaType }));
        setAddress(made);
      },
      () => {},
    );
    return () => {
      gone = true;
      setAddress(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [seen, file.id, file.mediaType]);

  return (
    <span ref={frame} className="rounded-sm items-centre muted rigid sunken icons-20 thumb">
      {address ? (
        <img className="full-width" src={address} alt="" onError={() => setAddress(null)} />
      ) : (
        <FileIcon kind={iconOf(file.mediaType)} />
      )}
    </span>
  );
}

function iconOf(mediaType: string): FileIconKind {
  if (imageTypes.has(mediaType)) return 'image';
  return mediaType === 'application/pdf' ? 'pdf' : 'document';
}
