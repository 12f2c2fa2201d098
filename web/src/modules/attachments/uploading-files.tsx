import type { MessageValues } from '@vigie/domain/kernel/message';
import { fileMessages as m } from '@vigie/domain/modules/attachments/messages';
import { formatSize } from '../../platform/page/file-size';
import { type Say, useSay } from '../../platform/page/messages';
import { sentenceOf } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { Icon } from '../../ui/icons/icon';
import type { FileObjection } from './file-check';
import { type FileQueue, isWorthRetrying, type QueuedFile } from './file-queue';
import './files.css';
import { Thumbnail } from './thumbnail';

interface UploadingFilesProps {
  queue: Pick<FileQueue, 'retry' | 'remove'>;
  items: readonly QueuedFile[];
  /** Without a network: what is said of a file that goes along with something kept on the device. */
  waitsWith?: string;
}

/** What is being sent, how far it is, and what was not taken, each with its reason. */
export function UploadingFiles({ queue, items, waitsWith }: UploadingFilesProps) {
  if (items.length === 0) return null;
  return (
    <ul className="grid">
      {items.map((item) => (
        <UploadingFile
          key={item.key}
          item={item}
          waits={isWorthRetrying(item) ? waitsWith : undefined}
          onRetry={() => queue.retry(item.key)}
          onRemove={() => queue.remove(item.key)}
        />
      ))}
    </ul>
  );
}

interface UploadingFileProps {
  item: QueuedFile;
  waits: string | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

function UploadingFile({ item: { file, progress, failure }, waits, onRetry, onRemove }: UploadingFileProps) {
  const say = useSay();
  const { name } = file;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <li className="card row shrinks phone-wrap file-tile file-way">
      <Thumbnail file={{ id: name, mediaType: file.type }} load={() => Promise.resolve(file)} />
      <div className="grow">
        <span className="clip block">{name}</span>
        {failure === null ? (
          <span className="row">
            <progress max={100} value={progress === null ? 0 : percent} aria-label={say(m.sending, { name })} />
            <small className="meta digits block">
              {progress === null ? say(m.waiting) : say(m.percent, { n: percent })}
            </small>
          </span>
        ) : (
          <>
            <small className="meta digits block">{formatSize(file.size)}</small>
            {waits ? (
              <p className="meta">{waits}</p>
            ) : (
              <p className="error" role="alert">
                <Icon name="alert" />
                {failureSentence(failure, say)}
              </p>
            )}
          </>
        )}
      </div>
      {!waits && isWorthRetrying({ failure }) && (
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
