import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { settingsMessages as m } from '@vigie/domain/messages/shell/settings';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { ownAccountEndpoints, type Session } from '@vigie/domain/modules/accounts/own-account-contract';
import { useState } from 'react';
import { formatMoment } from '../../platform/page/dates';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { logout } from '../../platform/session/session';
import { call } from '../../platform/transport/api';
import { sentenceOf } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { Card } from '../../ui/foundation/card';
import { Badge } from '../../ui/icons/badge';
import { Dialog } from '../../ui/overlays/dialog';
import { notify } from '../../ui/overlays/toast';
import { browserName } from './browser-name';

const sessionsKey = ['sessions'];

export function OpenSessions() {
  const say = useSay();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(ownAccountEndpoints.listSessions, { signal }),
  });
  return (
    <Card title={say(m.sessions)}>
      <p className="help">{say(m.sessionsHelp)}</p>
      {sessions.isPending && <Loading lines={3} />}
      {sessions.isError && <LoadFailed query={sessions} />}
      {sessions.isSuccess && <SessionList sessions={sessions.data.items} />}
    </Card>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const revokeOthers = useEnding(
    () => call(ownAccountEndpoints.revokeAllSessions, { body: { keepCurrent: true } }),
    ({ revoked }) => say(m.othersRevoked, { n: revoked }),
  );
  return (
    <>
      <ul className="sessions">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <div className="cluster line-top sessions-foot">
        {sessions.some(({ current }) => !current) && (
          <Button busy={revokeOthers.isPending} onClick={() => revokeOthers.mutate()}>
            {say(m.revokeOthers)}
          </Button>
        )}
        <Button look="danger-quiet" onClick={() => setAsking(true)}>
          {say(m.signOutEverywhere)}
        </Button>
      </div>
      {asking && <SignOutEverywhere onClose={() => setAsking(false)} />}
    </>
  );
}

function SessionLine({ session }: { session: Session }) {
  const say = useSay();
  const name = browserName(session.userAgent);
  const revoke = useEnding(
    () => call(ownAccountEndpoints.revokeSession, { params: { id: session.id } }),
    () => say(m.revoked),
  );
  return (
    <li>
      <div className="grow">
        {name ? say(m.browserOn, name) : say(m.unknownBrowser)}
        <small className="meta block">
          {say(m.sessionSince, { date: formatMoment(session.createdAt), address: session.address })}
        </small>
      </div>
      {session.current ? (
        <Badge accent>{say(m.thisSession)}</Badge>
      ) : (
        <Button size="small" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          {say(m.revoke)}
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const revokeAll = useMutation({
    mutationFn: () => call(ownAccountEndpoints.revokeAllSessions, { body: { keepCurrent: false } }),
    onSuccess: logout,
    onError: (error) => notify.error(sentenceOf(error, say(connectionMessages.unknownError))),
  });
  return (
    <Dialog title={say(m.signOutEverywhere)} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body">
        <p>{say(m.signOutEverywhereAsk)}</p>
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{say(generalMessages.cancel)}</Button>
        <Button look="danger" busy={revokeAll.isPending} onClick={() => revokeAll.mutate()}>
          {say(m.signOutEverywhere)}
        </Button>
      </div>
    </Dialog>
  );
}

function useEnding<Answer>(end: () => Promise<Answer>, done: (answer: Answer) => string) {
  const say = useSay();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: (answer) => notify.success(done(answer)),
    onError: (error) => notify.error(sentenceOf(error, say(connectionMessages.unknownError))),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}
