import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { newIssueMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { reportStatusMessages } from '@vigie/domain/modules/reports/messages/workflow';
import type { ReactNode } from 'react';
import { Loading } from '../../../../platform/page/loading';
import { useSay } from '../../../../platform/page/messages';
import { isUnknown } from '../../../../platform/records/loaded-record';
import { Link } from '../../../../platform/router/link';
import { sentenceOf } from '../../../../platform/transport/api-error';
import { Button } from '../../../../ui/buttons/button';
import { Page } from '../../../../ui/foundation/page';
import { EmptyState } from '../../../../ui/lists/empty-state';
import { Banner } from '../../../../ui/overlays/banner';
import type { ShownDraft } from './use-open-draft';

/** What there is to show while a draft is not open for writing; otherwise its children. */
export function DraftFrame({ shown, children }: { shown: ShownDraft; children: ReactNode }) {
  const say = useSay();
  const { phase } = shown.state;
  if (phase === 'open') return children;
  return (
    <Page narrow title={say(m.formTitleBare)}>
      {phase === 'loading' ? <Loading lines={8} /> : <NotOpen shown={shown} />}
    </Page>
  );
}

function NotOpen({ shown: { state, draft } }: { shown: ShownDraft }) {
  const say = useSay();
  const { report, error } = state;
  if (report) {
    return (
      <EmptyState
        title={say(m.noLongerDraft, { id: report.id })}
        text={say(m.noLongerDraftHelp, { status: say(reportStatusMessages[report.status]) })}
        action={
          <div className="row">
            <Link className="btn btn-primary" to={`/apps/inbox/entry/${report.id}`}>
              {say(m.openEntry, { id: report.id })}
            </Link>
            <Link className="btn" to="/apps/new-issue">
              {say(m.backToPicker)}
            </Link>
          </div>
        }
      />
    );
  }
  const isGone = isUnknown(error);
  return (
    <EmptyState
      failed
      title={isGone ? say(m.notFound, { id: draft.wanted ?? '' }) : say(m.loadFailed)}
      {...(!isGone && { text: sentenceOf(error, say(connectionMessages.unknownError)) })}
      action={
        isGone ? (
          <Link className="btn" to="/apps/new-issue">
            {say(m.backToPicker)}
          </Link>
        ) : (
          <Button icon="retry" onClick={() => void draft.load()}>
            {say(generalMessages.retry)}
          </Button>
        )
      }
    />
  );
}

/** What was taken up without being asked for can be discarded. */
export function ResumedNote({ shown }: { shown: ShownDraft }) {
  const say = useSay();
  if (!shown.state.resumed) return null;
  return (
    <div className="resumed">
      <Banner>
        {say(m.resumed)}{' '}
        <button type="button" className="linkbtn" onClick={() => void shown.startOver()}>
          {say(m.startOver)}
        </button>
      </Banner>
    </div>
  );
}
