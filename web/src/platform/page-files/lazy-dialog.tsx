import type { ComponentType, ReactNode } from 'react';
import { fetchAhead } from './fetch-ahead';
import { lazyComponent } from './lazy-component';
import { LazyPart } from './lazy-part';

/** A dialog in a file of its own. Without the file it closes again, and the page stays as it is. */
export function lazyDialog<Props extends { onClose: () => void }>(
  file: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const Content = lazyComponent(file);
  fetchAhead(Content.load);
  return (props) => (
    <LazyPart onLost={props.onClose}>
      <Content {...props} />
    </LazyPart>
  );
}
