import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { useMedia } from '../../../ui/foundation/use-media';
import { readCodes } from './code-reader';
import { shotOf } from './shot';

interface ViewfinderProps {
  /** Why no more photos can be taken. */
  why: string | undefined;
  onPhoto: (file: File) => void;
  /** Any text that a code holds; of other things than stations too. */
  onCode: (text: string) => void;
  /** The way to a photo that is there already. */
  children: ReactNode;
}

/** On a phone the camera is open at once, so that a photo takes one tap; elsewhere it is opened first. */
export function Viewfinder({ why, onPhoto, onCode, children }: ViewfinderProps) {
  const say = useSay();
  const isPhone = useMedia('(pointer: coarse), (max-width: 640px)');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isRefused, setRefused] = useState(false);
  const hasCamera = navigator.mediaDevices?.getUserMedia !== undefined;
  if (!hasCamera || isRefused) {
    return (
      <>
        {(isPhone || wanted) && <p className="note">{say(m.cameraRefused)}</p>}
        <div className="row">{children}</div>
      </>
    );
  }
  const isOpen = wanted ?? isPhone;
  if (!isOpen) {
    return (
      <div className="row">
        <Button icon="eye" onClick={() => setWanted(true)}>
          {say(m.openCamera)}
        </Button>
        {children}
      </div>
    );
  }
  return (
    <Live
      why={why}
      onPhoto={onPhoto}
      onCode={onCode}
      onClose={() => setWanted(false)}
      onRefused={() => {
        setWanted(true);
        setRefused(true);
      }}
    >
      {children}
    </Live>
  );
}

interface LiveProps extends ViewfinderProps {
  onClose: () => void;
  onRefused: () => void;
}

function Live({ why, onPhoto, onCode, onClose, onRefused, children }: LiveProps) {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const latest = useRef({ onCode, onRefused });
  useEffect(() => {
    latest.current = { onCode, onRefused };
  });
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    let stop = () => {};
    let isGone = false;
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 2048 } } })
      .then(async (stream) => {
        const end = () => {
          for (const track of stream.getTracks()) track.stop();
        };
        if (isGone) return end();
        shown.srcObject = stream;
        const endReading = readCodes(shown, (text) => latest.current.onCode(text));
        stop = () => {
          endReading();
          end();
        };
        await shown.play();
        setReady(true);
      })
      .catch(() => {
        if (!isGone) latest.current.onRefused();
      });
    return () => {
      isGone = true;
      stop();
      shown.srcObject = null;
    };
  }, []);
  const shoot = async () => {
    if (!video.current) return;
    onPhoto(await shotOf(video.current, `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.jpg`));
  };
  return (
    <div className="stack-sm">
      <video
        ref={video}
        className="full-width rounded sunken viewfinder"
        aria-label={say(m.viewfinder)}
        muted
        playsInline
      />
      <div className="row wrap">
        <Button
          look="primary"
          size="large"
          disabled={!isReady || why !== undefined}
          title={why}
          onClick={() => void shoot()}
        >
          {say(m.shutter)}
        </Button>
        {children}
        <Button look="ghost" onClick={onClose}>
          {say(m.closeCamera)}
        </Button>
      </div>
    </div>
  );
}
