import type { QueryKey, QueryMeta } from '@tanstack/react-query';
import { type LiveEvent, liveStream } from '@vigie/domain/kernel/http/live';
import { useSyncExternalStore } from 'react';
import { lockPage } from '../idle-lock/lock-state';
import { refreshUserWhenSaved } from '../session/account';
import { endSession, onSessionChange, sessionNow } from '../session/session';
import { open } from './api';
import { ApiError } from './api-error';
import { createEventReader, type ServerEvent } from './event-stream';
import { queryClient } from './query-client';
import { createRefetchQueue } from './refetch-queue';
import { abortWhenSilent } from './silence-timeout';

const firstWait = 1000;
const longestWait = 30_000;
/** Refetches the queries of all records. */
const everything = '';

/** Follows the session: one open stream while a user is signed in. A browser's EventSource cannot carry the token. */
export function startLive(): void {
  let following: { userId: number; stop: AbortController } | null = null;
  const follow = () => {
    const userId = sessionNow().user?.id;
    if (following?.userId === userId) return;
    following?.stop.abort();
    following = userId === undefined ? null : { userId, stop: new AbortController() };
    if (following) void keepReading(following.stop.signal);
  };
  onSessionChange(follow);
  follow();
}

async function keepReading(signal: AbortSignal): Promise<void> {
  let wait = firstWait;
  let isFirst = true;
  const onOpen = () => {
    wait = firstWait;
    // Events that passed while the stream was closed are lost; at first, that is what has been answered already.
    if (isFirst) void queryClient.invalidateQueries({ predicate: ({ state }) => state.data !== undefined });
    else askAgain(everything, 1000);
  };
  while (!signal.aborted) {
    try {
      await abortWhenSilent(signal, (attempt, heard) => read(attempt, onOpen, heard));
    } catch (error) {
      // A refused token ends the session elsewhere; every other failure is worth another attempt.
      if (signal.aborted || (error instanceof ApiError && error.status === 401)) return;
    }
    isFirst = false;
    // Half of it random, so that the pages of a whole company do not come back in the same instant.
    await pause(wait / 2 + (Math.random() * wait) / 2, signal);
    wait = Math.min(wait * 2, longestWait);
  }
}

async function read(signal: AbortSignal, onOpen: () => void, heard: () => void): Promise<void> {
  const response = await open(liveStream, { signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  onOpen();
  const events = createEventReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard();
    for (const event of events(part.value)) receive(event);
  }
}

/** An answer that several kinds of records stand in names them all. */
function shows(queryKey: QueryKey, meta: QueryMeta | undefined, record: string): boolean {
  const named = meta?.records as readonly string[] | undefined;
  return queryKey[0] === record || named?.includes(record) === true;
}

const askAgain = createRefetchQueue((record) => {
  // The person's copy of the account says how long a page may be left alone.
  if (record === everything || record === 'parameters') refreshUserWhenSaved().catch(() => {});
  if (record === everything) void queryClient.invalidateQueries();
  else void queryClient.invalidateQueries({ predicate: ({ queryKey, meta }) => shows(queryKey, meta, record) });
});

function receive(event: ServerEvent): void {
  const news = newsIn(event.data);
  if (!news) return;
  const { topic, data, spread } = news;
  if (topic === 'session.ended') endSession();
  else if (topic === 'session.locked') lockPage();
  else if (topic === 'user.changed') refreshUserWhenSaved().catch(() => {});
  else if (topic === 'records.changed') askAgain(String(data.record), spread);
  else if (topic === 'records.missed') askAgain(everything, spread);
}

function newsIn(text: string): LiveEvent | null {
  try {
    return JSON.parse(text) as LiveEvent;
  } catch {
    return null;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
