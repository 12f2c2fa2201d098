import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { type Feedback, feedbackEndpoints, feedbackStates } from '@vigie/domain/modules/feedback/contract';
import { feedbackListMessages as m } from '@vigie/domain/modules/feedback/messages';
import { ListPager } from '../../platform/lists/list-pager';
import { formatMinute } from '../../platform/page/dates';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { type Say, useSay } from '../../platform/page/messages';
import { call } from '../../platform/transport/api';
import { sentenceOf } from '../../platform/transport/api-error';
import { reloadWhenStale } from '../../platform/transport/stale-version';
import { Button } from '../../ui/buttons/button';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { Status } from '../../ui/icons/status';
import { EmptyState } from '../../ui/lists/empty-state';
import { type Column, Table } from '../../ui/lists/table';
import { notify } from '../../ui/overlays/toast';
import './feedback.css';

export type FeedbackState = (typeof feedbackStates)[number];

export function feedbackStateOf(raw: unknown): FeedbackState {
  return feedbackStates.find((state) => state === raw) ?? 'open';
}

interface FeedbackListProps {
  state: FeedbackState;
  page: number;
  addressOf: (shown: { state: FeedbackState; page: number }) => string;
  onShow: (shown: { state: FeedbackState; page: number }) => void;
}

const listKey = ['feedback'];

/** What the Feedback button collected, for the administrators of the platform. */
export function FeedbackList({ state, page, addressOf, onShow }: FeedbackListProps) {
  const say = useSay();
  const list = useQuery({
    queryKey: [...listKey, { state, page }],
    queryFn: ({ signal }) => call(feedbackEndpoints.listFeedback, { query: { state, page }, signal }),
    placeholderData: keepPreviousData,
  });
  const mark = useMarking();
  return (
    <div className="feedback-list">
      <div className="cluster toolbar">
        <SegmentedControl
          label={say(m.filter)}
          value={state}
          options={feedbackStates.map((value) => ({ value, label: say(m[value]) }))}
          onChange={(chosen) => onShow({ state: chosen, page: 1 })}
        />
        {list.data && <span className="digits muted">{say(m.count, { n: list.data.total })}</span>}
      </div>
      {list.isPending && <Loading lines={6} />}
      {list.isError && !list.data && <LoadFailed query={list} />}
      {list.data?.items.length === 0 && (
        <EmptyState title={say(m.empty)} text={say(state === 'open' ? m.emptyOpen : m.emptyOther)} />
      )}
      {list.data && list.data.items.length > 0 && (
        <>
          <Table
            caption={say(m.filter)}
            columns={columns(say, mark)}
            rows={list.data.items}
            keyOf={({ id }) => id}
            stale={list.isPlaceholderData}
          />
          <ListPager
            list={list.data}
            hrefOf={(target) => addressOf({ state, page: target })}
            onPage={(target) => onShow({ state, page: target })}
          />
        </>
      )}
    </div>
  );
}

type Mark = (feedback: Feedback, handled: boolean) => void;

function useMarking(): Mark {
  const say = useSay();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: listKey });
  const { mutate } = useMutation({
    mutationFn: ({ feedback, handled }: { feedback: Feedback; handled: boolean }) =>
      reloadWhenStale(
        () =>
          call(feedbackEndpoints.handleFeedback, {
            params: { id: feedback.id },
            body: { handled },
            ifMatch: feedback.version,
          }),
        refresh,
        say(m.changedMeanwhile),
      ),
    onSuccess: (saved) => {
      if (saved.handledAt) offerUndo(saved);
    },
    onError: (error) => notify.error(sentenceOf(error, say(connectionMessages.unknownError))),
    onSettled: refresh,
  });
  const offerUndo = (saved: Feedback) =>
    notify.success(
      ({ id }) => (
        <span className="row row-between">
          {say(m.markedHandled)}
          <button
            type="button"
            className="linkbtn"
            onClick={() => {
              notify.dismiss(id);
              mutate({ feedback: saved, handled: false });
            }}
          >
            {say(m.undo)}
          </button>
        </span>
      ),
      { duration: 10_000 },
    );
  return (feedback, handled) => mutate({ feedback, handled });
}

function columns(say: Say, mark: Mark): readonly Column<Feedback>[] {
  return [
    {
      id: 'date',
      label: say(m.date),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMinute(createdAt)}</time>,
    },
    { id: 'text', label: say(m.text), fluid: true, cell: ({ text }) => <span className="prose">{text}</span> },
    { id: 'page', label: say(m.page), cell: ({ page }) => <span className="mono">{page}</span> },
    {
      id: 'user',
      label: say(m.user),
      cell: ({ displayName, username }) => (
        <span className="feedback-who">
          {displayName}
          <small className="meta block">{username}</small>
        </span>
      ),
    },
    { id: 'company', label: say(m.company), cell: ({ companyName }) => companyName || say(m.platform) },
    {
      id: 'state',
      label: say(m.state),
      cell: ({ handledAt, handledBy }) => (
        <span className="feedback-who">
          <Status kind={handledAt ? 'good' : 'waiting'}>{say(handledAt ? m.stateHandled : m.stateOpen)}</Status>
          {handledAt && (
            <small className="meta block">
              {say(m.handledBy, { name: handledBy ?? '?', date: formatMinute(handledAt) })}
            </small>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      label: say(m.actions),
      cell: (feedback) => (
        <Button
          size="small"
          icon={feedback.handledAt ? 'undo' : 'check'}
          onClick={() => mark(feedback, !feedback.handledAt)}
        >
          {say(feedback.handledAt ? m.reopen : m.handle)}
        </Button>
      ),
    },
  ];
}
