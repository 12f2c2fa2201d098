import { connectionMessages } from '@vigie/domain/messages/connection';
import { checklistMessages } from '@vigie/domain/modules/audits/pages/checklist-messages';
import { phoneMessages as m } from '@vigie/domain/modules/audits/pages/phone-messages';
import { useState } from 'react';
import type { KeptPhoto } from '../../../platform/offline/kept-entry';
import { fileOf, photoOf } from '../../../platform/offline/photos';
import { loadOffline } from '../../../platform/offline/use-offline';
import { useSay } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { notify } from '../../../ui/overlays/toast';
import { findingCalls } from '../findings/queries';
import { keepFindingPhotos } from '../phone/kept-work';
import { keptPhoto } from '../phone/use-answer-photos';

/** Photos of a finding that has a number, or of the entry that waits with it: each is on the device before it is sent. */
export function useFindingPhotos(auditId: string, finding: string, statement: string) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const keep = async (files: readonly File[]) => {
    const { canKeep } = await loadOffline();
    if (!canKeep()) {
      for (const file of files) await findingCalls.attach(finding, fileOf(await photoOf(file)), () => {});
      notify.success(say(checklistMessages.photoSent, { id: finding }));
      return findingCalls.refetch();
    }
    const photos: KeptPhoto[] = [];
    for (const file of files) photos.push(await keptPhoto(file));
    const id = finding.startsWith('FND_') ? finding : statement;
    await keepFindingPhotos(auditId, finding, say(m.photosOf, { id }), photos);
  };
  return {
    isBusy,
    label: checklistMessages.photo,
    add(files: readonly File[]) {
      if (files.length === 0) return;
      setBusy(true);
      keep(files)
        .catch((error: unknown) => notify.error(sentenceOf(error, say(connectionMessages.unknownError))))
        .finally(() => setBusy(false));
    },
  };
}
