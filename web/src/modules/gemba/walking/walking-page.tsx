import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { stationsEndpoints } from '@vigie/domain/modules/gemba/stations/contract';
import type { WalkStop, walksEndpoints } from '@vigie/domain/modules/gemba/walks/contract';
import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';
import { hereMessages, walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useState } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { type RawSearch, usePageSearch } from '../../../platform/page/page-search';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { Link } from '../../../platform/router/link';
import { useParams, useRouter } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Card } from '../../../ui/foundation/card';
import { Page } from '../../../ui/foundation/page';
import { EmptyState } from '../../../ui/lists/empty-state';
import { notify } from '../../../ui/overlays/toast';
import { ObservationLines } from '../observations/observation-lines';
import { aMonthAgo } from '../observations/queries';
import { useStationOptions } from '../stations/queries';
import { tokenIn } from '../stations/station-code';
import { useStops, walkCalls } from '../walks/queries';
import { walkingAddress } from '../walks/walking-address';
import { Capture } from './capture';
import { FinishButton } from './finish-button';
import type { HeldObservation } from './held-observations';
import { KeptBar, Unsent } from './kept-bar';
import { StopChoice } from './stop-choice';
import { currentStop } from './stops-order';
import { useHeld } from './use-held';
import '../observations/observations.css';
import './walking.css';

type WalkDetail = OutputOf<typeof walksEndpoints.getGembaWalk>;

const searchOf = ({ station = '' }: RawSearch) => ({ stationId: /^STN_\d{4,9}$/.test(station) ? station : null });

/** What a walker sees on the way: where they are, and what they note there. */
export default function WalkingPage() {
  const say = useSay();
  const { id = '' } = useParams();
  const missing = {
    title: say(recordPageMessages.notFound, { id }),
    text: say(recordPageMessages.notFoundHelp),
    to: '/apps/gemba',
    label: say(recordPageMessages.toList),
  };
  return (
    <LoadedRecord found={walkCalls.useOne(id)} heading={id} missing={missing}>
      {(walk) => <FoundWalk key={walk.id} walk={walk} />}
    </LoadedRecord>
  );
}

function FoundWalk({ walk }: { walk: WalkDetail }) {
  const say = useSay();
  const { id: me } = useUser();
  const { id, title, status, walkerId } = walk;
  usePageTitle(`${id} - ${title}`);
  if (walkerId === me && status === 'in_progress') return <UnderWay walk={walk} />;
  return (
    <Page narrow title={title}>
      <EmptyState
        title={say(walkerId === me ? m.notUnderWay : m.notYours)}
        action={
          <Link className="btn btn-primary" to={walkKind.address(id)}>
            {say(m.openWalk)}
          </Link>
        }
      />
    </Page>
  );
}

function UnderWay({ walk }: { walk: WalkDetail }) {
  const stops = useStops(walk.id);
  const say = useSay();
  const { held, waiting } = useHeld(walk.id);
  if (stops.isPending) {
    return (
      <Page narrow title={walk.title}>
        <Loading lines={10} />
      </Page>
    );
  }
  if (!stops.data) {
    return (
      <Page narrow title={walk.title}>
        <LoadFailed query={stops} />
      </Page>
    );
  }
  const onRoute = stops.data.filter(({ isOnRoute }) => isOnRoute);
  const done = onRoute.filter(({ good, improve }) => good + improve > 0).length;
  return (
    <Page
      narrow
      title={walk.title}
      {...(onRoute.length > 0 && { count: say(m.progress, { done, all: onRoute.length }) })}
      actions={<FinishButton walk={walk} held={held} />}
    >
      <AtStop walk={walk} stops={stops.data} held={held} waiting={waiting} />
    </Page>
  );
}

interface AtStopProps extends ReturnType<typeof useHeld> {
  walk: WalkDetail;
  stops: readonly WalkStop[];
}

function AtStop({ walk: { id }, stops, held, waiting }: AtStopProps) {
  const say = useSay();
  const { history } = useRouter();
  const { stationId } = usePageSearch(searchOf);
  const options = useStationOptions();
  const [kept, setKept] = useState<HeldObservation | null>(null);
  const [again, setAgain] = useState<HeldObservation | null>(null);
  const stop = currentStop(stationId, stops, options.data ?? []);
  const go = (next: string) => history.replace(walkingAddress(id, next));
  const correct = (taken: HeldObservation) => {
    setAgain(taken);
    setKept(null);
    if (taken.body.stationId !== stop?.stationId) go(taken.body.stationId);
  };
  const openCode = async (text: string) => {
    const token = tokenIn(text);
    if (!token) return;
    try {
      const found = await call(stationsEndpoints.findGembaStationByCode, { params: { token } });
      if (!found.isActive) notify.error(say(hereMessages.retired));
      else if (found.id !== stop?.stationId) go(found.id);
    } catch (error) {
      notify.error(sentenceOf(error, say(hereMessages.unknown)));
    }
  };
  return (
    <div className="stack">
      <StopChoice stop={stop} stops={stops} options={options.data ?? []} onGo={go} onCode={openCode} />
      <Unsent waiting={waiting} held={held} onCorrect={correct} />
      {stop?.isActive && (
        <Capture
          walkId={id}
          stationId={stop.stationId}
          held={held}
          again={again?.body.stationId === stop.stationId ? again : null}
          onKept={(key) => {
            setAgain(null);
            setKept(held.store.get().find((one) => one.key === key) ?? null);
          }}
          onCode={(text) => void openCode(text)}
        />
      )}
      {stop && (
        <Card title={say(m.lastMonth)}>
          <ObservationLines of={{ stationId: stop.stationId, from: aMonthAgo() }} />
        </Card>
      )}
      <Card title={say(m.ofWalk)}>
        <ObservationLines of={{ walk: id }} none={m.noneOfWalk} />
      </Card>
      {kept && <KeptBar key={kept.key} kept={kept} held={held} onUndone={correct} onFollowed={() => setKept(null)} />}
    </div>
  );
}
