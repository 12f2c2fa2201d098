import { type ReactNode, useDeferredValue } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import './dialog.css';
import { IconButton } from '../buttons/icon-button';
import { OverlayLocale } from '../foundation/overlay-locale';
import { useShownLanguage } from '../foundation/shown-language';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  wide?: boolean;
  /** For a long form: its foot stays in sight, and on a phone it takes the whole window. */
  tall?: boolean;
  /** What holds typed work stays open when somebody clicks beside it; what is shown only once, on Escape too. */
  closesBy?: 'anything' | 'escape' | 'button';
  children: ReactNode;
}

/** The press that opens a dialog is answered first: what a long form holds is drawn after that, and can be interrupted. */
const useIsDrawn = () => useDeferredValue(true, false);

/** Open as long as it is rendered. A bottom sheet on a phone. */
export function Dialog({ title, closeLabel, onClose, wide, tall, closesBy = 'anything', children }: DialogProps) {
  const language = useShownLanguage();
  if (!useIsDrawn()) return null;
  return (
    <OverlayLocale>
      <ModalOverlay
        className="scrim"
        lang={language}
        isOpen
        isDismissable={closesBy === 'anything'}
        isKeyboardDismissDisabled={closesBy === 'button'}
        onOpenChange={(open) => !open && onClose()}
      >
        <Modal className={['dialog-box', wide && 'wide', tall && 'tall'].filter(Boolean).join(' ')}>
          <AriaDialog className="dialog">
            <div className="dialog-head">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <IconButton icon="x" label={closeLabel} tooltipAlign="end" onClick={onClose} />
            </div>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </OverlayLocale>
  );
}

interface BareDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog near the top of the window without a title row, for a search that opens over the page. */
export function BareDialog({ label, onClose, children }: BareDialogProps) {
  const language = useShownLanguage();
  if (!useIsDrawn()) return null;
  return (
    <OverlayLocale>
      <ModalOverlay
        className="scrim at-top"
        lang={language}
        isOpen
        isDismissable
        onOpenChange={(open) => !open && onClose()}
      >
        <Modal className="dialog-box wide">
          <AriaDialog className="dialog" aria-label={label}>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </OverlayLocale>
  );
}
