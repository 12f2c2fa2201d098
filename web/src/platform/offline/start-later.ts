import { fetchAhead, whenIdle } from '../page-files/fetch-ahead';
import { markOfDevice } from './offline-mark';

const start = () => import('./offline').then(({ startOffline }) => startOffline());

/** Not before the first rows: at once where entries wait to be sent, otherwise after the first move. */
export function startOfflineLater(): void {
  if (markOfDevice.get().hasEntries) whenIdle(() => void start().catch(() => {}));
  else fetchAhead(start);
}
