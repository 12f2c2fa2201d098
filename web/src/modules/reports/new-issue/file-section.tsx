import type { MessageValues } from '@vigie/domain/kernel/message';
import { fileMessages as m } from '@vigie/domain/messages/new-issue';
import { sentenceOf } from '../../../platform/api-error';
import { isRefused } from '../../../platform/failures';
import { type Say, useSay } from '../../../platform/messages';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { FileChooser, type FileObjection, FileTiles, sizeShown, Thumbnail } from '../../attachments/public';
import { loadReportFile } from '../queries';
import type { QueuedFile } from './file-queue';
import './file-section.css';
import { removeFile } from './open-draft';
import type { ShownDraft } from './use-open-draft';

/** The report's files: those that are stored, those on their way, and the ways to add more. */
export function FileSection({ shown: { draft, files, state, queue } }: { shown: ShownDraft }) {
  const say = useSay();
  return (
    <div className="stack-sm">
      <FileChooser dropNowLabel={say(m.dropNow)} onFiles={(chosen) => files.add(chosen)} />
      {state.attachments.length > 0 && (
        <FileTiles
          files={state.attachments}
          load={(file) => loadReportFile(state.reportId ?? '', file)}
          onRemove={(file) => removeFile(draft, file.id)}
        />
      )}
      {queue.length > 0 && (
        <ul className="file-queue">
          {queue.map((item) => (
            <FileOnItsWay
              key={item.key}
              item={item}
              onRetry={() => files.retry(item.key)}
              onRemove={() => files.remove(item.key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FileOnItsWayProps {
  item: QueuedFile;
  onRetry: () => void;
  onRemove: () => void;
}

function FileOnItsWay({ item: { file, progress, failure }, onRetry, onRemove }: FileOnItsWayProps) {
  const say = useSay();
  const { name } = file;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <li className="file-tile file-way">
      <Thumbnail file={{ id: name, mediaType: file.type }} load={() => Promise.resolve(file)} />
      <div className="file-words">
        <span className="file-name">{name}</span>
        {failure === null ? (
          <span className="row">
            <progress max={100} value={progress === null ? 0 : percent} aria-label={say(m.sending, { name })} />
            <small>{progress === null ? say(m.waiting) : say(m.percent, { n: percent })}</small>
          </span>
        ) : (
          <>
            <small>{sizeShown(file.size)}</small>
            <p className="error" role="alert">
              <Icon name="alert" />
              {failureSentence(failure, say)}
            </p>
          </>
        )}
      </div>
      {failure !== null && !isRefused(failure) && (
        <Button size="small" icon="retry" onClick={onRetry}>
          {say(m.tryAgain)}
        </Button>
      )}
      <IconButton
        icon="x"
        label={say(failure === null ? m.cancel : m.dismiss, { name })}
        tooltipAlign="end"
        onClick={onRemove}
      />
    </li>
  );
}

function failureSentence(failure: unknown, say: Say): string {
  return isObjection(failure) ? say(failure.message, failure.values) : sentenceOf(failure, say(m.failed));
}

function isObjection(failure: unknown): failure is FileObjection & { values?: MessageValues } {
  return !(failure instanceof Error) && typeof failure === 'object' && failure !== null && 'message' in failure;
}
