import type { ComponentType } from 'react';
import { webModules } from '../../modules';
import type { OverlayProps } from '../../platform/page/web-module';
import { lazyComponent } from '../../platform/page-files/lazy-component';
import { LazyPart } from '../../platform/page-files/lazy-part';
import { useStore } from '../../platform/storage/store';
import { type OverlayName, openAfterReload, openOverlay } from './overlay-state';

const overlays: Record<OverlayName, ComponentType<OverlayProps>> = {
  palette: lazyComponent(() => import('./palette')),
  shortcuts: lazyComponent(() => import('./shortcuts-help')),
  feedback: lazyComponent(webModules.feedback.overlay),
  help: lazyComponent(() => import('../help/help-dialog')),
  navigation: lazyComponent(() => import('../navigation/navigation-sheet')),
};

export function Overlays() {
  const name = useStore(openOverlay);
  if (!name) return null;
  const Overlay = overlays[name];
  const close = () => {
    if (openOverlay.get() === name) openOverlay.set(null);
  };
  return (
    <LazyPart onLost={close} beforeLeaving={() => openAfterReload(name)}>
      <Overlay onClose={close} />
    </LazyPart>
  );
}
