import type { Message } from '@vigie/domain/kernel/message';
import { recordFileMessages } from '@vigie/domain/messages/record-page';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { useCallback } from 'react';
import { useSay } from '../../platform/page/messages';
import { FileTiles } from '../attachments/public';
import type { RecordCalls } from './record-calls';

interface ReadFilesProps {
  calls: Pick<RecordCalls<unknown>, 'loadFile'>;
  id: string;
  files: readonly Attachment[];
  none?: Message;
}

/** The files of a record, to be read. */
export function ReadFiles({ calls, id, files, none = recordFileMessages.none }: ReadFilesProps) {
  const say = useSay();
  const load = useCallback((file: Attachment) => calls.loadFile(id, file.id), [calls, id]);
  return files.length > 0 ? <FileTiles files={files} load={load} /> : <p className="muted">{say(none)}</p>;
}
