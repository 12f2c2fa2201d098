import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../transport/query-client';
import { loadOffline, useOffline } from './use-offline';

export interface Copied {
  readonly name: string;
  /** What the page has asked for, by the keys of its queries. */
  readonly keys: readonly QueryKey[];
  /** Where the copy leads and what it is called; null where there is none to be kept any longer, undefined where it stays as it is. */
  readonly place: { readonly address: string; readonly title: string } | null | undefined;
}

type Answers = readonly (readonly [key: QueryKey, answer: unknown])[];

/** Answers come one after the other; they are written together. */
const writeAfter = 1000;

/**
 * Keeps what a page shows on the device, and brings it back where the network does not answer. True once the device has
 * been looked at, or need not be.
 */
export function useCopy({ name, keys, place }: Copied): boolean {
  const access = useOffline()?.access ?? 'starting';
  const [isRead, setRead] = useState(false);
  const wantedNow = place === undefined ? null : JSON.stringify([keys, place]);
  useEffect(() => {
    if (access !== 'open') return setRead(access !== 'starting');
    void restore(name).finally(() => setRead(true));
  }, [name, access]);
  useEffect(() => {
    if (access !== 'open' || wantedNow === null) return;
    const [wanted, at] = JSON.parse(wantedNow) as [readonly QueryKey[], NonNullable<Copied['place']> | null];
    let timer: number | undefined;
    const keep = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void writeCopy({ name, keys: wanted, place: at }).catch(() => {}), writeAfter);
    };
    keep();
    const names = new Set(wanted.map((key) => JSON.stringify(key)));
    const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && names.has(JSON.stringify(query.queryKey))) keep();
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [name, access, wantedNow]);
  return isRead;
}

/** At once; nothing where an answer has not come yet. */
export async function writeCopy({ name, keys, place }: Copied): Promise<void> {
  const { keepCopy, removeCopy } = await loadOffline();
  if (place === undefined) return;
  if (place === null) return removeCopy(name);
  const answers: Answers = keys.map((key) => [key, queryClient.getQueryData(key)] as const);
  if (answers.every(([, answer]) => answer !== undefined)) await keepCopy({ name, ...place, value: answers });
}

/**
 * What the server has answered meanwhile goes before. However young the copy is, the server is asked: it was kept before the page
 * was left, and may lack what came of that.
 */
async function restore(name: string): Promise<void> {
  const { findCopy } = await loadOffline();
  const copy = await findCopy(name).catch(() => null);
  for (const [key, answer] of (copy?.value ?? []) as Answers) {
    if (queryClient.getQueryData(key) !== undefined) continue;
    queryClient.setQueryData(key, answer, { updatedAt: copy?.keptAt });
    void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
}
