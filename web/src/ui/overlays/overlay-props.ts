import type { ReactNode } from 'react';

export interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  wide?: boolean;
  /** For a long form: its foot stays in sight, and on a phone it takes the whole window. */
  tall?: boolean;
  /** What holds typed work stays open on a click beside it; what is shown only once, on Escape too. */
  closesBy?: 'anything' | 'escape' | 'button';
  children: ReactNode;
}

export interface BareDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}
