import { filesPerAction } from '@vigie/domain/modules/actions/contract';
import { actionFileMessages } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import { objectionTo, taskFiles } from '../../attachments/public';
import { RecordFiles } from '../../records/public';
import { actionCalls } from '../queries';
import { useWhyNot } from './change-why';

const tooMany = { message: attachmentMessages.tooManyFiles, values: { max: filesPerAction } };

export function ActionFiles({ action }: { action: ActionDetail }) {
  const { id, attachments } = action;
  return (
    <RecordFiles
      calls={actionCalls}
      id={id}
      files={attachments}
      why={useWhyNot(action).change('files')}
      drawWhy={(why) => <p className="meta">{why}</p>}
      texts={actionFileMessages}
      accepted={taskFiles}
      objectionTo={(file, ahead) =>
        attachments.length + ahead < filesPerAction ? objectionTo(file, taskFiles) : tooMany
      }
      addsBelow
      onChanged={actionCalls.refetch}
    />
  );
}
