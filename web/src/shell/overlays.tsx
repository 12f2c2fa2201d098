import { type ComponentType, lazy, Suspense } from 'react';
import { webModules } from '../modules';
import { useStore } from '../platform/store';
import type { OverlayProps } from '../platform/web-module';
import { type OverlayName, openOverlay } from './overlay-state';

const overlays: Record<OverlayName, ComponentType<OverlayProps>> = {
  palette: lazy(() => import('./palette')),
  shortcuts: lazy(() => import('./shortcuts-help')),
  feedback: lazy(webModules.feedback.overlay),
};

export function Overlays() {
  const name = useStore(openOverlay);
  if (!name) return null;
  const Overlay = overlays[name];
  const close = () => {
    if (openOverlay.get() === name) openOverlay.set(null);
  };
  return (
    <Suspense fallback={null}>
      <Overlay onClose={close} />
    </Suspense>
  );
}
