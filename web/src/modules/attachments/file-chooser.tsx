import { fileMessages as m } from '@vigie/domain/modules/attachments/messages';
import { useSay } from '../../platform/page/messages';
import { FileDrop } from '../../ui/files/file-drop';
import { type AcceptedFiles, reportFiles } from './file-check';
import { FileIcon } from './file-icon';

interface FileChooserProps {
  /** Label while a file is dragged over it. */
  dropNowLabel: string;
  accepted?: AcceptedFiles | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** The ways to bring files to a record, with their words. */
export function FileChooser({ dropNowLabel, accepted = reportFiles, onFiles }: FileChooserProps) {
  const say = useSay();
  return (
    <FileDrop
      label={say(m.drop)}
      help={say(accepted.help)}
      pasteHelp={say(m.pasteHelp)}
      chooseLabel={say(m.choose)}
      photoLabel={say(m.takePhoto)}
      photoIcon={<FileIcon kind="camera" />}
      dropNowLabel={dropNowLabel}
      accept={accepted.accept}
      onFiles={onFiles}
    />
  );
}
