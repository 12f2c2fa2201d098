import type { Attachment } from '@vigie/domain/modules/attachments/contract';
import { fileMessages as m } from '@vigie/domain/modules/attachments/messages';
import { useState } from 'react';
import { formatSize } from '../../platform/page/file-size';
import { useSay } from '../../platform/page/messages';
import { sentenceOf } from '../../platform/transport/api-error';
import { IconButton } from '../../ui/buttons/icon-button';
import { notify } from '../../ui/overlays/toast';
import './files.css';
import { saveFile } from '../../platform/transport/received-file';
import { Thumbnail } from './thumbnail';

interface FileTilesProps {
  files: readonly Attachment[];
  load: (file: Attachment) => Promise<Blob>;
  onRemove?: ((file: Attachment) => Promise<unknown> | undefined) | undefined;
  /** Names the button that removes; otherwise "Remove" and the file's name. */
  removeLabel?: ((file: Attachment) => string) | undefined;
}

/** Stored files: a picture or a sign, name, size; a click downloads. */
export function FileTiles({ files, load, onRemove, removeLabel }: FileTilesProps) {
  const say = useSay();
  return (
    <ul className="grid files" aria-label={say(m.attached)}>
      {files.map((file) => (
        <li key={file.id} className="card row gap-4 shrinks file-tile">
          <StoredFile file={file} load={load} />
          {onRemove && (
            <RemoveButton
              file={file}
              label={removeLabel?.(file) ?? say(m.remove, { name: file.name })}
              onRemove={onRemove}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function StoredFile({ file, load }: { file: Attachment; load: FileTilesProps['load'] }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await load(file), file.name);
    } catch (error) {
      notify.error(sentenceOf(error, say(m.downloadFailed, { name: file.name })));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="hoverable row grow gap-10 rounded file-open"
      aria-label={`${say(m.download, { name: file.name })}, ${formatSize(file.size)}`}
      aria-busy={busy || undefined}
      onClick={() => !busy && void download()}
    >
      <Thumbnail file={file} load={() => load(file)} />
      <span className="grow">
        <span className="clip block">{file.name}</span>{' '}
        <small className="meta digits block">{formatSize(file.size)}</small>
      </span>
    </button>
  );
}

interface RemoveButtonProps {
  file: Attachment;
  label: string;
  onRemove: NonNullable<FileTilesProps['onRemove']>;
}

function RemoveButton({ file, label, onRemove }: RemoveButtonProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await onRemove(file);
    } catch (error) {
      notify.error(sentenceOf(error, say(m.removeFailed, { name: file.name })));
    } finally {
      setBusy(false);
    }
  };
  return <IconButton icon="x" label={label} tooltipAlign="end" disabled={busy} onClick={() => void remove()} />;
}
