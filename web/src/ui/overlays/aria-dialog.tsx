import { Dialog as Box } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import './dialog.css';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IconButton } from '../buttons/icon-button';
import { useShownLanguage } from '../foundation/shown-language';
import type { BareDialogProps, DialogProps } from './overlay-props';

export function AriaDialog({ title, closeLabel, onClose, wide, tall, closesBy = 'anything', children }: DialogProps) {
  return (
    <OverlayLocale>
      <ModalOverlay
        className="scrim"
        lang={useShownLanguage()}
        isOpen
        isDismissable={closesBy === 'anything'}
        isKeyboardDismissDisabled={closesBy === 'button'}
        onOpenChange={(open) => !open && onClose()}
      >
        <Modal className={['dialog-box', wide && 'wide', tall && 'tall'].filter(Boolean).join(' ')}>
          <Box className="dialog">
            <div className="dialog-head">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <IconButton icon="x" label={closeLabel} tooltipAlign="end" onClick={onClose} />
            </div>
            {children}
          </Box>
        </Modal>
      </ModalOverlay>
    </OverlayLocale>
  );
}

export function AriaBareDialog({ label, onClose, children }: BareDialogProps) {
  return (
    <OverlayLocale>
      <ModalOverlay
        className="scrim at-top"
        lang={useShownLanguage()}
        isOpen
        isDismissable
        onOpenChange={(open) => !open && onClose()}
      >
        <Modal className="dialog-box wide">
          <Box className="dialog" aria-label={label}>
            {children}
          </Box>
        </Modal>
      </ModalOverlay>
    </OverlayLocale>
  );
}

/** The library's own hidden words follow the texts around them rather than the browser's language. */
function OverlayLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useShownLanguage() === 'en' ? 'en-GB' : 'fr-FR'}>{children}</I18nProvider>;
}
