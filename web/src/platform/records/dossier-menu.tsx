import { dossierMenuMessages as m } from '@vigie/domain/messages/dossier';
import { useRef, useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button';
import { Menu } from '../../ui/overlays/menu';
import { useSay } from '../page/messages';
import { type DossierSource, dossierFormats, useDossier } from './use-dossier';

/** Takes a record along, complete, as PDF or as data. */
export function DossierMenu({ source, id }: { source: DossierSource; id: string }) {
  const say = useSay();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const take = useDossier(source, id);
  return (
    <>
      <IconButton
        ref={trigger}
        icon="download"
        label={say(m.label)}
        tooltipAlign="end"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Menu
          label={say(m.label)}
          triggerRef={trigger}
          entries={dossierFormats.map((format) => ({
            id: format,
            label: say(m[format]),
            icon: 'download',
            onChoose: () => void take(format),
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
