import { connectionMessages } from '@vigie/domain/messages/connection';
import { observationsEndpoints } from '@vigie/domain/modules/gemba/observations/contract';
import { useEffect } from 'react';
import { sayNow } from '../../../platform/page/messages';
import { sessionNow } from '../../../platform/session/session';
import { draftStore } from '../../../platform/storage/draft-store';
import { draftPrefix } from '../../../platform/storage/sealed-store';
import { useStore } from '../../../platform/storage/store';
import { call } from '../../../platform/transport/api';
import { ApiError, sentenceOf } from '../../../platform/transport/api-error';
import { isRefused } from '../../../platform/transport/failures';
import { observationCalls } from '../observations/queries';
import { type HeldObservation, HeldObservations } from './held-observations';

/** They outlive the page of the walk: what is kept there goes on being sent while the walker looks at another. */
const ofWalks = new Map<string, HeldObservations>();

function heldOf(walkId: string): HeldObservations {
  const owner = sessionNow().user?.id ?? 0;
  // Another person may sign in on the same device while something is on its way.
  const isHere = () => sessionNow().user?.id === owner;
  const name = `${draftPrefix(owner)}gemba-walk.${walkId}`;
  const known = ofWalks.get(name);
  if (known) return known;
  const held = new HeldObservations({
    stored: {
      read: () => readHeld(name),
      write: (now) => {
        if (!isHere()) return;
        if (now.length > 0) draftStore.setItem(name, JSON.stringify(now));
        else draftStore.removeItem(name);
      },
    },
    async send({ key, body }, isLeaving) {
      if (!isHere()) throw new ApiError(0, 'signed_out', sayNow(connectionMessages.unknownError));
      const sent = await call(observationsEndpoints.createObservation, {
        body,
        idempotencyKey: key,
        keepalive: isLeaving,
      });
      void observationCalls.refetch();
      return sent;
    },
    failureOf: (error) => ({
      failure: sentenceOf(error, sayNow(connectionMessages.unknownError)),
      isRefused: isRefused(error),
    }),
    wait: (milliseconds, then) => window.setTimeout(then, milliseconds),
  });
  ofWalks.set(name, held);
  return held;
}

function readHeld(name: string): readonly HeldObservation[] {
  try {
    return JSON.parse(draftStore.getItem(name) ?? '[]') as readonly HeldObservation[];
  } catch {
    return [];
  }
}

/** The observations of a walk that the server does not have yet. */
export function useHeld(walkId: string) {
  const held = heldOf(walkId);
  useEffect(() => {
    const leave = () => document.hidden && held.sendAll(true);
    const comeBack = () => held.sendAll();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', comeBack);
      held.sendAll();
    };
  }, [held]);
  return { held, waiting: useStore(held.store) };
}
