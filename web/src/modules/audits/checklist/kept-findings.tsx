import { phoneMessages as m } from '@vigie/domain/modules/audits/pages/phone-messages';
import { useEffect, useState } from 'react';
import type { KeptFile } from '../../../platform/offline/kept-entry';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { notify } from '../../../ui/overlays/toast';
import { PhotoButton } from '../../attachments/public';
import type { AuditDetail } from '../audits/queries';
import { GradeMark } from '../findings/marks';
import { useGrades } from '../grades';
import { type KeptFinding, undoFinding } from '../phone/kept-work';
import { useFindingPhotos } from './use-finding-photos';

interface KeptOneProps {
  audit: AuditDetail;
  kept: KeptFinding;
  /** No question stands above it that says what it is about. */
  hasWords?: boolean;
  onUndone: (files: readonly KeptFile[]) => void;
}

/** A finding that is on the device and not on the server yet: for ten seconds it can be taken back, and photos come to it. */
export function KeptOne({ audit, kept, hasWords = false, onUndone }: KeptOneProps) {
  const say = useSay();
  const offered = useGrades();
  const canUndo = useIsBefore(kept.undoUntil);
  const photos = useFindingPhotos(audit.id, kept.captureId, kept.content.statement);
  const { grade } = kept.content;
  const gradeLabel = (audit.grades ?? offered).find(({ key }) => key === grade) ?? null;
  const undo = async () => {
    const files = await undoFinding(kept);
    if (files) onUndone(files);
    else notify.error(say(m.tooLate));
  };
  return (
    <div className="cluster surface bordered rounded noted-finding" aria-busy={photos.isBusy || undefined}>
      <GradeMark grade={grade} gradeLabel={gradeLabel} />
      {hasWords && <span className="strong breaks found-words">{kept.content.statement}</span>}
      <span className="grow" role="status">
        {say(kept.reason === null ? m.kept : m.notSent, { why: kept.reason ?? '' })}
        {kept.photos > 0 && ` · ${say(m.photos, { n: kept.photos })}`}
      </span>
      {canUndo && (
        <Button icon="undo" onClick={() => void undo()}>
          {say(m.undo)}
        </Button>
      )}
      {hasWords && kept.reason !== null && (
        <Button icon="pencil" onClick={() => void undo()}>
          {say(m.correct)}
        </Button>
      )}
      {kept.reason === null && <PhotoButton label={say(photos.label)} onFiles={photos.add} />}
    </div>
  );
}

function useIsBefore(moment: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const left = moment - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return now < moment;
}
