import { Overlay } from './overlay-file';
import type { BareDialogProps, DialogProps } from './overlay-props';

/** Open as long as it is rendered. A bottom sheet on a phone. */
export function Dialog(props: DialogProps) {
  return <Overlay onLost={props.onClose} draw={({ AriaDialog }) => <AriaDialog {...props} />} />;
}

/** A dialog near the top of the window without a title row, for a search that opens over the page. */
export function BareDialog(props: BareDialogProps) {
  return <Overlay onLost={props.onClose} draw={({ AriaBareDialog }) => <AriaBareDialog {...props} />} />;
}
