import type { AuditStandard } from '@vigie/domain/modules/audits/audits/audit';
import { findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import type { FindingGrade } from '@vigie/domain/modules/parameters/public';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { call } from '../../../platform/transport/api';
import { useAttempt } from '../../../platform/transport/attempt';
import { notify } from '../../../ui/overlays/toast';
import { FileTiles, loadStoredFile, PhotoButton, UploadingFiles } from '../../attachments/public';
import { useGrades } from '../grades';
import { type EnteredFinding, emptyFinding, findingMissing, findingOf } from './entered-finding';
import { FindingFields } from './finding-fields';
import { findingCalls } from './queries';
import { type Photos, usePhotos } from './use-photos';
import './findings.css';

interface NewFindingDialogProps {
  audit: {
    readonly id: string;
    readonly grades: readonly FindingGrade[] | null;
    readonly departments: readonly string[];
    readonly supplier: string;
    readonly standards: readonly AuditStandard[];
  };
  onClose: () => void;
}

/** A finding that no question of the checklist has led to. */
export default function NewFindingDialog({ audit, onClose }: NewFindingDialogProps) {
  const say = useSay();
  const attempt = useAttempt();
  const offered = useGrades();
  const photos = usePhotos();
  const [values, setValues] = useState<EnteredFinding>({
    ...emptyFinding,
    department: audit.departments[0] ?? audit.supplier,
    standard: audit.standards[0]?.standard ?? '',
  });
  const { field, ...form } = useForm<EnteredFinding>({
    values,
    onChange: setValues,
    check: (entered) => findingMissing(entered, say),
    objection: () => {
      if (photos.isBusy) return say(m.photoBusy);
      return photos.hasFailed ? say(m.photoFailed) : null;
    },
    async submit(entered) {
      const attachmentIds = photos.stored.map(({ id }) => id);
      const body = { ...findingOf(entered), auditId: audit.id, attachmentIds };
      const idempotencyKey = attempt.keyFor(JSON.stringify(body));
      const { id } = await call(findingsEndpoints.createFinding, { body, idempotencyKey });
      attempt.over();
      notify.success(say(m.kept, { id }));
      await findingCalls.refetch();
      onClose();
    },
  });
  return (
    <FormDialog {...form} title={say(m.newFinding)} submit={say(m.keep)} onClose={onClose}>
      <FindingFields auditId={audit.id} grades={audit.grades ?? offered} values={values} field={field} />
      <TakenPhotos photos={photos} />
    </FormDialog>
  );
}

function TakenPhotos({ photos }: { photos: Photos }) {
  const say = useSay();
  return (
    <div className="stack-sm">
      <div className="row">
        <PhotoButton label={say(m.addPhoto)} onFiles={(files) => photos.queue.add(files)} />
      </div>
      <UploadingFiles queue={photos.queue} items={photos.items} />
      {photos.stored.length > 0 && (
        <FileTiles
          files={photos.stored}
          load={loadStoredFile}
          onRemove={async ({ id }) => photos.remove(id)}
          removeLabel={({ id }) => say(m.removePhoto, { n: photos.stored.findIndex((one) => one.id === id) + 1 })}
        />
      )}
    </div>
  );
}
