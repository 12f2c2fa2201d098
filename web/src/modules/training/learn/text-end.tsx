import { learnMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { useEffect, useRef } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';

interface TextEndProps {
  /** What is in a file is read elsewhere: the reader says so. */
  isFile: boolean;
  shownAt: string | null;
  onSeen: () => void;
}

/** Stands behind the last block: once it is on the screen, the text was shown to its end. */
export function TextEnd({ isFile, shownAt, onSeen }: TextEndProps) {
  const say = useSay();
  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFile || !mark.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [isFile, onSeen]);
  if (shownAt) return <p className="muted small">{say(m.wasShown, { when: formatMinute(shownAt) })}</p>;
  if (isFile) return <Button onClick={onSeen}>{say(m.fileRead)}</Button>;
  return (
    <p ref={mark} className="muted small">
      {say(m.endOfText)}
    </p>
  );
}
