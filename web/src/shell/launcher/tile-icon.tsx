import { moduleDrawings } from '../../platform/records/module-drawings';
import type { TileId } from './tiles';

export function TileIcon({ tile }: { tile: TileId }) {
  return (
    <svg className="rigid mod-icon" viewBox="0 0 24 24" aria-hidden="true">
      {moduleDrawings[tile]}
    </svg>
  );
}
