import { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { actionPageMessages as m, todoListMessages } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { actionWaitsFor } from '@vigie/domain/modules/actions/waits-for';
import { actionWords } from '@vigie/domain/modules/actions/words';
import { actionCommentObjection } from '@vigie/domain/modules/actions/workflow';
import { relatedRecordMessages } from '@vigie/domain/modules/records/messages';
import { type ReactNode, useId } from 'react';
import { useSay } from '../../../platform/page/messages';
import { DossierMenu } from '../../../platform/records/dossier-menu';
import { WaitsFor } from '../../../platform/records/waits-for';
import { RecordComments, RecordHistory, RelatedRecords } from '../../records/public';
import { ActionMoves } from '../action-moves';
import { ActionState } from '../action-state';
import { actionCalls } from '../queries';
import { ActionFacts } from './action-facts';
import { ActionFiles } from './action-files';
import { ActionText } from './action-text';
import { ExtensionNotice } from './extension-notice';
import { FinishPanel } from './finish-panel';
import { TodoList } from './todo-list';
import type { OpenedAction } from './use-action-writes';

/** The parts of the page, by the name that stands in its address. */
export const parts = {
  description: m.description,
  todos: todoListMessages.title,
  attachments: m.attachments,
  comments: m.comments,
  history: m.history,
} as const;

const dossierSource = { pdf: actionsEndpoints.getActionDossier, json: actionsEndpoints.getActionDossierData };

/** Everything about one action, and all that can be done with it. */
export function ActionSheet({ opened }: { opened: OpenedAction }) {
  const { action, write } = opened;
  return (
    <div className="action-page">
      <article className="card" aria-labelledby="action-title">
        <SheetHead action={action} />
        <FinishPanel opened={opened} />
        <div className="line-top action-part">
          <ActionFacts opened={opened} />
          <RelatedRecords kind="action" id={action.id} title={relatedRecordMessages.origins} />
          {action.extension && <ExtensionNotice opened={opened} extension={action.extension} />}
        </div>
        <SheetPart part="description">
          <ActionText opened={opened} />
        </SheetPart>
        <SheetPart part="todos">
          <TodoList opened={opened} />
        </SheetPart>
        <SheetPart part="attachments">
          <ActionFiles action={action} />
        </SheetPart>
        <div className="line-top action-part">
          <ActionMoves action={action} isCaseEnded={action.isCaseEnded} write={write} />
        </div>
        <SheetPart part="comments">
          <RecordComments calls={actionCalls} id={action.id} objection={actionCommentObjection(action)} />
        </SheetPart>
        <SheetPart part="history">
          <RecordHistory calls={actionCalls} id={action.id} words={actionWords} />
        </SheetPart>
      </article>
    </div>
  );
}

/** In its case the action names the page; otherwise the header above has done so. */
function SheetHead({ action }: { action: ActionDetail }) {
  const { id, summary, status, caseId } = action;
  const Heading = caseId === null ? 'h2' : 'h1';
  return (
    <div className="cluster action-head">
      <Heading id="action-title" className="grow">
        <span className="muted strong digits nowrap case-id">{id}</span> {summary}
      </Heading>
      <ActionState status={status} />
      <WaitsFor waits={actionWaitsFor(action, action.contributions)} />
      <DossierMenu source={dossierSource} id={id} />
    </div>
  );
}

function SheetPart({ part, children }: { part: keyof typeof parts; children: ReactNode }) {
  const say = useSay();
  const heading = useId();
  return (
    <section id={part} className="line-top action-part" aria-labelledby={heading}>
      <h2 id={heading}>{say(parts[part])}</h2>
      {children}
    </section>
  );
}
