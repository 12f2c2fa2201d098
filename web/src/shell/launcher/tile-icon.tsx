import { lazy, Suspense } from 'react';
import { loadWithRetries } from '../../platform/page-files/load-with-retries';
import type { TileId } from './tiles';

/** Asked for as soon as the launcher's code is here, before it is shown. */
const drawings = loadWithRetries(() => import('../../platform/records/module-drawings')).then(
  ({ moduleDrawings }) => moduleDrawings,
  // A tile without its drawing is still a tile.
  () => null,
);

const Drawing = lazy(async () => {
  const drawn = await drawings;
  return { default: ({ tile }: { tile: TileId }) => drawn?.[tile] ?? null };
});

export function TileIcon({ tile }: { tile: TileId }) {
  return (
    <Suspense fallback={<span className="block rigid rounded mod-icon mod-icon-waiting" />}>
      <svg className="rigid mod-icon" viewBox="0 0 24 24" aria-hidden="true">
        <Drawing tile={tile} />
      </svg>
    </Suspense>
  );
}
