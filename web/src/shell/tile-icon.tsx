import { lazy, Suspense } from 'react';
import type { TileId } from './tiles';

/** Asked for as soon as the launcher's code is here, before it is shown. */
const drawings = import('../platform/module-drawings');

const Drawing = lazy(async () => {
  const { moduleDrawings } = await drawings;
  return { default: ({ tile }: { tile: TileId }) => moduleDrawings[tile] };
});

export function TileIcon({ tile }: { tile: TileId }) {
  return (
    <Suspense fallback={<span className="mod-icon mod-icon-waiting" />}>
      <svg className="mod-icon" viewBox="0 0 24 24" aria-hidden="true">
        <Drawing tile={tile} />
      </svg>
    </Suspense>
  );
}
