import type { Permission } from '@vigie/domain/kernel/identity/permission';
import type { Language, Message } from '@vigie/domain/kernel/message';
import type { AppId, LauncherGroup } from '@vigie/domain/messages/shell/shell';
import type { ComponentType, FunctionComponent } from 'react';
import type { IconName } from '../../ui/icons/icon';
import type { ModuleRecords } from '../records/record-loaders';

/** A page with an address of its own inside the protected area, loaded when it is opened. */
export interface WebPage {
  readonly path: string;
  readonly title: Message;
  /** In which the mixed style says what the requirements do not show: the one they show this page in. */
  readonly language: Language;
  readonly icon?: IconName;
  /** The group of the launcher whose side bar entry leads here, of a page that the sources give no tile. */
  readonly group?: LauncherGroup;
  /** Words that the palette finds the page by, beside its title. */
  readonly keywords?: Message;
  /** Users without it read that the page is not for them. */
  readonly permission: Permission;
  /** Who is led here, where others may only know the address. */
  readonly shownTo?: Permission;
  readonly load: () => Promise<{ default: FunctionComponent }>;
  /** The path of the page that this one is a popup of: that page draws it too, and stays as it is meanwhile. */
  readonly over?: string;
  /**
   * What the page asks for first, so that it can be asked for before any script is there: an address of the API, in which
   * `:today`, `:month-11` (the first day of the month eleven months ago) and the parameters of the path are filled in, and of
   * a list what the page's own address says.
   */
  readonly firstRequest?: string;
}

export interface OverlayProps {
  onClose: () => void;
}

/** What one module adds to the shell. */
export interface WebModule {
  /** The launcher's tiles that lead here; a tile that no module claims is not a link. */
  readonly tiles: readonly AppId[];
  readonly pages?: readonly WebPage[];
  readonly records?: () => Promise<ModuleRecords>;
  /** A dialog that the shell can open over any page. */
  readonly overlay?: () => Promise<{ default: ComponentType<OverlayProps> }>;
}
