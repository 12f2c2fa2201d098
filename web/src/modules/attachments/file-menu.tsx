import { attachmentMenuMessages as m } from '@vigie/domain/modules/actions/messages/new-task';
import { useRef, useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { IncomingFiles } from '../../ui/files/incoming-files';
import { Icon } from '../../ui/icons/icon';
import { Menu } from '../../ui/overlays/menu';
import { type AcceptedFiles, documentAccept, imageAccept } from './file-check';
import { FileIcon } from './file-icon';

interface FileMenuProps {
  label: string;
  /** Label while a file is dragged over it. */
  dropNowLabel: string;
  accepted: AcceptedFiles;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that asks what kind of file is meant, so that the device offers those alone; dropping and pasting work too. */
export function FileMenu({ label, dropNowLabel, accepted, disabled, onFiles }: FileMenuProps) {
  const say = useSay();
  const trigger = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const choose = (accept: string) => {
    if (!chooser.current) return;
    chooser.current.accept = accept;
    chooser.current.click();
  };
  const entries = [
    { id: 'device', label: say(m.device), icon: 'upload' as const, onChoose: () => choose(accepted.accept) },
    { id: 'image', label: say(m.image), icon: <FileIcon kind="image" />, onChoose: () => choose(imageAccept) },
    {
      id: 'document',
      label: say(m.document),
      icon: <FileIcon kind="document" />,
      onChoose: () => choose(documentAccept(accepted)),
    },
  ];
  return (
    <div>
      <Button
        ref={trigger}
        icon="plus"
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label}
        <Icon name="chevron-down" end />
      </Button>
      {open && (
        <Menu label={label} entries={entries} triggerRef={trigger} align="start" onClose={() => setOpen(false)} />
      )}
      <input
        ref={chooser}
        hidden
        type="file"
        multiple
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
      {!disabled && <IncomingFiles dropNowLabel={dropNowLabel} onFiles={onFiles} />}
    </div>
  );
}
