import { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { actionWords } from '@vigie/domain/modules/actions/words';
import { actionCommentObjection } from '@vigie/domain/modules/actions/workflow';
import { type ReactNode, useId } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { DossierMenu } from '../../../platform/records/dossier-menu';
import { History } from '../../../platform/records/history';
import { Comments } from '../../comments/public';
import { ActionMoves } from '../action-moves';
import { ActionState } from '../action-state';
import { commentsKey, listComments, searchReaders, sendComment, useActionHistory } from '../queries';
import { ActionFacts } from './action-facts';
import { ActionFiles } from './action-files';
import { ActionText } from './action-text';
import { ExtensionNotice } from './extension-notice';
import { type Part, parts } from './part-nav';
import { TodoList } from './todo-list';
import type { OpenedAction } from './use-action-writes';

const dossierSource = { pdf: actionsEndpoints.getActionDossier, json: actionsEndpoints.getActionDossierData };

/** Everything about one action, and all that can be done with it. */
export function ActionSheet({ opened }: { opened: OpenedAction }) {
  const { action, write } = opened;
  return (
    <div className="action-page">
      <article className="card" aria-labelledby="action-title">
        <SheetHead action={action} />
        <div className="action-part">
          <ActionFacts opened={opened} />
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
        <div className="action-part">
          <ActionMoves action={action} isCaseEnded={action.isCaseEnded} write={write} />
        </div>
        <SheetPart part="comments">
          <Talk action={action} />
        </SheetPart>
        <SheetPart part="history">
          <ActionHistory id={action.id} />
        </SheetPart>
      </article>
    </div>
  );
}

/** In its case the action names the page; otherwise the header above has done so. */
function SheetHead({ action: { id, summary, status, caseId } }: { action: ActionDetail }) {
  const Heading = caseId === null ? 'h2' : 'h1';
  return (
    <div className="action-head">
      <Heading id="action-title" className="grow">
        <span className="case-id">{id}</span> {summary}
      </Heading>
      <ActionState status={status} />
      <DossierMenu source={dossierSource} id={id} />
    </div>
  );
}

function SheetPart({ part, children }: { part: Part; children: ReactNode }) {
  const say = useSay();
  const heading = useId();
  return (
    <section id={part} className="action-part" aria-labelledby={heading}>
      <h2 id={heading}>{say(parts[part])}</h2>
      {children}
    </section>
  );
}

function Talk({ action: { id, isCaseEnded } }: { action: ActionDetail }) {
  const say = useSay();
  const objection = actionCommentObjection({ isCaseEnded });
  return (
    <Comments
      queryKey={commentsKey(id)}
      why={objection ? say(objection.message) : undefined}
      load={(query, signal) => listComments(id, query, signal)}
      send={(text, key) => sendComment(id, text, key)}
      searchPeople={(typed, signal) => searchReaders(id, typed, signal)}
    />
  );
}

function ActionHistory({ id }: { id: string }) {
  const found = useActionHistory(id);
  if (found.newest) return <History words={actionWords} events={found.events} earlier={found.earlier} />;
  return found.isPending ? <Loading lines={4} /> : <LoadFailed query={found} />;
}
