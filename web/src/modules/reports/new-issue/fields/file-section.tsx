import { fileMessages as m } from '@vigie/domain/modules/attachments/messages';
import { useSay } from '../../../../platform/page/messages';
import { FileChooser, FileTiles, UploadingFiles } from '../../../attachments/public';
import { reportCalls } from '../../queries';
import { removeFile } from '../draft/open-draft';
import type { ShownDraft } from '../draft/use-open-draft';

/** The report's files: those that are stored, those on their way, and the ways to add more. */
export function FileSection({ shown: { draft, files, state, queue } }: { shown: ShownDraft }) {
  const say = useSay();
  return (
    <div className="stack-sm">
      <FileChooser dropNowLabel={say(m.dropNow)} onFiles={(chosen) => files.add(chosen)} />
      {state.attachments.length > 0 && (
        <FileTiles
          files={state.attachments}
          load={(file) => reportCalls.loadFile(state.reportId ?? '', file.id)}
          onRemove={(file) => removeFile(draft, file.id)}
        />
      )}
      <UploadingFiles queue={files} items={queue} />
    </div>
  );
}
