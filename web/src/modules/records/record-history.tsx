import type { RecordWords } from '@vigie/domain/kernel/records/record-kind';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { History } from '../../platform/records/history';
import type { RecordCalls } from './record-calls';

interface RecordHistoryProps {
  calls: Pick<RecordCalls<unknown>, 'useHistory'>;
  id: string;
  words: RecordWords;
}

export function RecordHistory({ calls, id, words }: RecordHistoryProps) {
  const found = calls.useHistory(id);
  if (found.newest) return <History words={words} events={found.events} earlier={found.earlier} />;
  return found.isPending ? <Loading lines={4} /> : <LoadFailed query={found} />;
}
