import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { alertsEndpoints, type RecordLink } from '@vigie/domain/modules/alerts/contract';
import { isTypedIn } from '../../../platform/lists/typed-match';
import { useDebounced } from '../../../platform/page/debounced';
import { call } from '../../../platform/transport/api';
import { formatUser } from '../alert-text';
import type { Recipient } from './draft';

interface Search<Offer> {
  readonly name: string;
  readonly ask: (search: string, signal: AbortSignal) => Promise<readonly Offer[]>;
  readonly wordsOf: (offer: Offer) => string;
}

/**
 * What is offered while the user types. The answer at hand may still be the one to an earlier letter: of that one, only
 * what fits the words as they are now.
 */
function useOffers<Offer>({ name, ask, wordsOf }: Search<Offer>, typed: string, enabled: boolean) {
  const search = useDebounced(typed.trim(), 150);
  const { data, isPending, isError, isPlaceholderData } = useQuery({
    queryKey: ['offer', name, search],
    queryFn: ({ signal }) => ask(search, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
  const all = data ?? [];
  const isCurrent = !isPlaceholderData && search === typed.trim();
  const offers = isCurrent ? all : all.filter((offer) => isTypedIn(wordsOf(offer), typed));
  return { offers, isPending, isError };
}

export interface RecipientOffer {
  readonly recipient: Recipient;
  /** Of a person. */
  readonly displayName?: string;
  /** Of a team. */
  readonly memberCount?: number;
}

const recipients: Search<RecipientOffer> = {
  name: 'recipient',
  async ask(search, signal) {
    const { people, teams } = await call(alertsEndpoints.searchRecipients, { query: { search }, signal });
    return [
      ...teams.map(({ id, name, memberCount }) => ({ recipient: { kind: 'team' as const, id, name }, memberCount })),
      ...people.map(({ id, username, displayName }) => ({
        recipient: { kind: 'user' as const, id, name: formatUser({ id, username }) },
        displayName,
      })),
    ];
  },
  wordsOf: ({ recipient, displayName = '' }) => `${recipient.name} ${displayName}`,
};

const records: Search<RecordLink> = {
  name: 'record',
  async ask(search, signal) {
    return (await call(alertsEndpoints.searchRecords, { query: { search }, signal })).items;
  },
  wordsOf: ({ id, title }) => `${id} ${title}`,
};

export const useRecipientOffers = (typed: string, enabled: boolean) => useOffers(recipients, typed, enabled);
export const useRecordOffers = (typed: string, enabled: boolean) => useOffers(records, typed, enabled);
