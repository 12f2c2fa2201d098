import { findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';
import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { phoneMessages } from '@vigie/domain/modules/audits/pages/phone-messages';
import { useEffect } from 'react';
import { fileOf } from '../../../platform/offline/photos';
import { loadOffline, useOffline } from '../../../platform/offline/use-offline';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { useDraft } from '../../../platform/storage/draft';
import { call } from '../../../platform/transport/api';
import { useAttempt } from '../../../platform/transport/attempt';
import { notify } from '../../../ui/overlays/toast';
import { KeptPhotoTiles, PhotoButton, storeFile, useKeptPhotos } from '../../attachments/public';
import type { AuditDetail } from '../audits/queries';
import { type EnteredFinding, emptyFinding, findingMissing, findingOf } from '../findings/entered-finding';
import { FindingFields } from '../findings/finding-fields';
import { findingCalls } from '../findings/queries';
import { useGrades } from '../grades';
import { keepFinding, placeOfFreeFinding, type TakenFinding } from '../phone/kept-work';

interface NoteFindingDialogProps {
  audit: AuditDetail;
  /** One that was kept and taken back, to be corrected. */
  again: TakenFinding | null;
  onClose: () => void;
}

/** A finding that no question has led to, kept on the device with its photos like everything else of the checklist. */
export default function NoteFindingDialog({ audit, again, onClose }: NoteFindingDialogProps) {
  const say = useSay();
  const attempt = useAttempt();
  const offered = useGrades();
  const photos = useKeptPhotos(placeOfFreeFinding(audit.id), useOffline()?.access, findingBounds.files);
  const empty: EnteredFinding = {
    ...emptyFinding,
    department: audit.departments[0] ?? audit.supplier,
    standard: audit.standards[0]?.standard ?? '',
  };
  const draft = useDraft<EnteredFinding>(`audit.${audit.id}.finding`, empty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it was taken back
  useEffect(() => {
    if (!again) return;
    draft.keep({ ...emptyFinding, ...again.content });
    photos.show(again.files);
  }, []);

  const { field, ...form } = useForm<EnteredFinding>({
    values: draft.value,
    onChange: draft.keep,
    check: (entered) => findingMissing(entered, say),
    objection: () => (photos.isBusy ? say(m.photoBusy) : null),
    async submit(entered) {
      const { ownerId: _owner, ...written } = findingOf(entered);
      const body = { ...written, auditId: audit.id };
      const { canKeep } = await loadOffline();
      if (canKeep()) await keepFinding({ ...body, questionKey: null }, body.statement, photos.held);
      else await noteDirectly(body);
      photos.clear();
      draft.drop(empty);
      onClose();
    },
  });

  /** The device can keep nothing as it stands. */
  const noteDirectly = async (written: Omit<ReturnType<typeof findingOf>, 'ownerId'> & { auditId: string }) => {
    const stored = [];
    for (const { photo } of photos.held)
      stored.push(await storeFile(fileOf(photo), () => {}, new AbortController().signal));
    const body = { ...written, attachmentIds: stored.map(({ id }) => id) };
    const idempotencyKey = attempt.keyFor(JSON.stringify(body));
    const { id } = await call(findingsEndpoints.createFinding, { body, idempotencyKey });
    attempt.over();
    notify.success(say(m.kept, { id }));
    await findingCalls.refetch();
  };

  return (
    <FormDialog {...form} title={say(m.newFinding)} submit={say(m.keep)} onClose={onClose}>
      <p className="note">{say(phoneMessages.ownerLater)}</p>
      <FindingFields auditId={audit.id} grades={audit.grades ?? offered} values={draft.value} field={field} isOnPhone />
      <div className="row">
        <PhotoButton label={say(m.addPhoto)} onFiles={photos.add} />
      </div>
      <KeptPhotoTiles photos={photos} />
    </FormDialog>
  );
}
