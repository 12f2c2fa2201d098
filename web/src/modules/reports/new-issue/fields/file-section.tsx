import { fileMessages as m } from '@vigie/domain/modules/attachments/messages';
import { newIssueMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import { useSay } from '../../../../platform/page/messages';
import { FileChooser, FileTiles, UploadingFiles } from '../../../attachments/public';
import { reportCalls } from '../../queries';
import { useIsOffline } from '../draft/keep-for-later';
import { removeFile } from '../draft/open-draft';
import type { ShownDraft } from '../draft/use-open-draft';

/** The report's files: those that are stored, those on their way, and the ways to add more. */
export function FileSection({ shown }: { shown: ShownDraft }) {
  const say = useSay();
  const { draft, files, state, queue } = shown;
  const isOffline = useIsOffline(shown);
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
      <UploadingFiles queue={files} items={queue} {...(isOffline && { waitsWith: say(newIssueMessages.goesAlong) })} />
    </div>
  );
}
