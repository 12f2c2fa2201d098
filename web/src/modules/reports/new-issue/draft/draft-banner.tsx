import { useQuery, useQueryClient } from '@tanstack/react-query';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import type { InboxEntry } from '@vigie/domain/modules/reports/list';
import { newIssueMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import { useEffect, useState } from 'react';
import { placeOf } from '../../../../platform/page/address';
import { useSay } from '../../../../platform/page/messages';
import { Link } from '../../../../platform/router/link';
import { useUser } from '../../../../platform/session/session';
import { draftStore } from '../../../../platform/storage/draft-store';
import { call } from '../../../../platform/transport/api';
import { sentenceOf } from '../../../../platform/transport/api-error';
import { useOnline } from '../../../../platform/transport/live';
import { Button } from '../../../../ui/buttons/button';
import { measureFoot } from '../../../../ui/foundation/measure-foot';
import { Banner } from '../../../../ui/overlays/banner';
import { Dialog } from '../../../../ui/overlays/dialog';
import { notify } from '../../../../ui/overlays/toast';
import { newIssueAddress } from '../new-issue-search';
import { sendStoredDrafts } from './open-draft';
import { newSlot, storedDrafts } from './stored-drafts';

/** What was begun and not sent can be gone on with, here or from another device. */
export function DraftBanner() {
  const say = useSay();
  const user = useUser();
  const online = useOnline();
  const drafts = useQuery({
    queryKey: ['report', 'drafts', user.id],
    queryFn: ({ signal }) => call(reportsEndpoints.listReports, { query: { status: 'draft', assigned: 'me' }, signal }),
  });
  const queries = useQueryClient();
  useEffect(() => {
    if (storedDrafts(draftStore, user.id).slots().length === 0) return;
    void sendStoredDrafts(user.id).then(() => queries.invalidateQueries({ queryKey: ['report'] }));
  }, [user.id, queries]);
  if (!online && storedDrafts(draftStore, user.id).slots().includes(newSlot)) {
    return (
      <div ref={measureFoot} className="rounded draft-banner">
        <Banner>
          <span className="draft-words">{say(m.draftWaits, { what: say(m.draftOnDevice) })}</span>
          <Link className="btn btn-sm" to="/apps/new-issue/form">
            {say(m.continueDraft)}
          </Link>
        </Banner>
      </div>
    );
  }
  const newest = drafts.data?.items[0];
  return newest ? <ServerDraft draft={newest} /> : null;
}

function ServerDraft({ draft }: { draft: InboxEntry }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const what = draft.summary ? `${draft.id}, ${draft.summary}` : say(m.draftWithoutWords, { id: draft.id });
  return (
    <div ref={measureFoot} className="rounded draft-banner">
      <Banner>
        <span className="draft-words">{say(m.draftWaits, { what })}</span>
        <span className="row">
          <Link className="btn btn-sm" {...placeOf(newIssueAddress('form', { report: draft.id }))}>
            {say(m.continueDraft)}
          </Link>
          <Button size="small" look="ghost" onClick={() => setAsking(true)}>
            {say(m.discardDraft)}
          </Button>
        </span>
      </Banner>
      {asking && <DiscardDialog id={draft.id} what={what} onClose={() => setAsking(false)} />}
    </div>
  );
}

function DiscardDialog({ id, what, onClose }: { id: string; what: string; onClose: () => void }) {
  const say = useSay();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const discard = async () => {
    setBusy(true);
    try {
      const { version } = await call(reportsEndpoints.getReport, { params: { id } });
      await call(reportsEndpoints.discardReport, { params: { id }, ifMatch: version });
      notify.success(say(m.discarded));
      await queries.invalidateQueries({ queryKey: ['report'] });
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error, say(generalMessages.loadFailed)));
      setBusy(false);
    }
  };
  return (
    <Dialog title={say(m.discardQuestion)} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body stack-sm">
        <p>{what}</p>
        <p className="muted">{say(m.discardNote)}</p>
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{say(generalMessages.cancel)}</Button>
        <Button look="danger" busy={busy} onClick={() => void discard()}>
          {say(m.discardDraft)}
        </Button>
      </div>
    </Dialog>
  );
}
