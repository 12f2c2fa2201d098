import { Overlay } from './overlay-file';
import type { MenuProps } from './overlay-props';

export type { MenuEntry } from './overlay-props';

/** Open as long as it is rendered, so that the button that opens it does not have to load it first. */
export function Menu(props: MenuProps) {
  return <Overlay onLost={props.onClose} draw={({ AriaMenu }) => <AriaMenu {...props} />} />;
}
