import type { ReactElement, ReactNode, RefObject } from 'react';
import type { IconName } from '../icons/icon';

export interface DialogProps {
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

export interface BareDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export interface MenuEntry {
  id: string;
  label: string;
  /** One of the kit's, or a drawing of its owner. */
  icon?: IconName | ReactElement;
  onChoose: () => void;
  /** Why it cannot be chosen now: the entry stays in its place and says so. */
  why?: string | undefined;
  /** A line above it sets it and those after it apart from those before. */
  beginsGroup?: boolean;
}

export interface MenuProps {
  label: string;
  /** A line above the entries that cannot be chosen. */
  head?: string;
  entries: readonly MenuEntry[];
  triggerRef: RefObject<HTMLElement | null>;
  /** Which edge of its button it keeps to. */
  align?: 'start' | 'end';
  onClose: () => void;
}
