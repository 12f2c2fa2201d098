import type { AnswerChanges } from '@vigie/domain/modules/reports/answers';
import { useEffect, useState } from 'react';
import { todayHere } from '../../../../platform/page/dates';
import { usePageSearch } from '../../../../platform/page/page-search';
import { useRouter } from '../../../../platform/router/router';
import { actorOf, useUser } from '../../../../platform/session/session';
import { localStore } from '../../../../platform/storage/browser-storage';
import { draftStore } from '../../../../platform/storage/draft-store';
import { useStore } from '../../../../platform/storage/store';
import type { QueuedFile } from '../../../attachments/public';
import { type NewIssueSearch, newIssueSearchOf } from '../new-issue-search';
import { forgetWizard, rememberAction } from '../wizard-memory';
import type { DraftState } from './draft-state';
import { enterDraft, leaveDraft, type OpenDraft, openDraft } from './open-draft';

export interface ShownDraft extends Pick<OpenDraft, 'key' | 'draft' | 'files'> {
  readonly state: DraftState;
  readonly queue: readonly QueuedFile[];
  readonly change: (changes: AnswerChanges) => void;
  /** Begins again with nothing. */
  readonly startOver: () => Promise<void>;
}

/** The draft that the address asks for. When a new one gets its number, the address takes it over. */
export function useOpenDraft(): ShownDraft {
  const user = useUser();
  const { history } = useRouter();
  const search = usePageSearch(newIssueSearchOf);
  const prefill = prefillFor(actorOf(user).displayName, search);
  const open = (wanted: string | null) => ({ wanted, opened: begin(user.id, wanted, prefill) });
  const [held, setHeld] = useState(() => open(search.report));
  let { opened } = held;
  if (held.wanted !== search.report) {
    // An address without a number is one that this very draft had before it got its own: going back leads there.
    const isOwn = search.report === null || search.report === opened.draft.state.reportId;
    const next = isOwn ? { wanted: search.report, opened } : open(search.report);
    setHeld(next);
    opened = next.opened;
  }
  const state = useStore(opened.draft.store);
  const queue = useStore(opened.files.store);

  useEffect(() => {
    enterDraft(opened);
    return () => leaveDraft(opened);
  }, [opened]);

  const { reportId } = state;
  useEffect(() => {
    if (!reportId || search.report) return;
    history.replace(`${history.location.pathname}?report=${reportId}`);
  }, [reportId, search.report, history]);

  return {
    key: opened.key,
    draft: opened.draft,
    files: opened.files,
    state,
    queue,
    change(changes) {
      opened.draft.change(changes);
      if ('actionsTaken' in changes || 'immediateAction' in changes) {
        rememberAction(draftStore, opened.draft.state.answers);
      }
    },
    async startOver() {
      await opened.draft.discard();
      opened.files.cancelAll();
      setHeld({ ...open(null), wanted: search.report });
      if (search.report) history.replace(history.location.pathname);
    },
  };
}

/** Proposed, not assumed: the reporter sees and can change each of them. */
function prefillFor(me: string, { category }: NewIssueSearch): AnswerChanges {
  const today = todayHere();
  return { ...(category && { category }), who: me, detectionDate: today, declarationDate: today };
}

function begin(userId: number, wanted: string | null, prefill: AnswerChanges): OpenDraft {
  const opened = openDraft(userId, wanted, prefill);
  const { resumed } = opened.draft.state;
  if (!wanted && !resumed) forgetWizard(localStore);
  const { category } = prefill;
  // Taken up from this device although another card was tapped: the tap is the newer word.
  if (resumed && category && !wanted) opened.draft.change({ category });
  return opened;
}
