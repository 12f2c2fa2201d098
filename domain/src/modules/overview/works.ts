import type { Actor } from '../../kernel/identity/actor';
import type { Message } from '../../kernel/message';
import type { RecordKind } from '../../kernel/records/record-kind';
import { caseKinds, type Kind } from '../cases/public';
import { readAlertMessage } from './messages';

export const scopes = ['me', 'team'] as const;
export type Scope = (typeof scopes)[number];

/** What a figure counts: the list of a kind, or alerts, and what it is narrowed by, as its address says it. */
export interface Work {
  /** What people do with it: `doAction`. */
  readonly work: string;
  readonly label: Message;
  /** The name of the kind, or `alert`. */
  readonly list: string;
  readonly query: Readonly<Record<string, string>>;
  /** The page of the list; cases have one for each of their kinds. */
  readonly page: string | undefined;
}
export type CountedList = Pick<Work, 'list' | 'query' | 'page'>;

type WaitingKind = Pick<RecordKind, 'name' | 'waiting' | 'listAddress'>;

/** What waits for this person or for their team, kind by kind; alerts are personal. */
export function worksOf(
  kinds: readonly WaitingKind[],
  actor: Pick<Actor, 'roles'>,
  scope: Scope,
  { fourEyes }: { readonly fourEyes: boolean },
): Work[] {
  const ofKinds = kinds.flatMap(({ name, waiting = [], listAddress }) =>
    waiting.flatMap(({ work, label, query }) => {
      const asked = query({ actor, scope, fourEyes });
      return asked ? [{ work, label, list: name, query: asked, page: listAddress }] : [];
    }),
  );
  return scope === 'me' ? [...ofKinds, unreadAlerts] : ofKinds;
}

const unreadAlerts: Work = {
  work: 'readAlert',
  label: readAlertMessage,
  list: 'alert',
  query: { state: 'unread' },
  page: '/apps/alertes',
};

/** The cases that somebody works on without leading them, until they have ended. */
export const followedCases: CountedList = {
  list: 'case',
  query: { status: 'in_progress,ready_for_qa,approved', member: 'me', assigned: 'everyone' },
  page: undefined,
};

/** The page of the list, narrowed down to what is counted; cases of each kind have a list of their own. */
export function addressOfList({ query, page }: CountedList, kind: Kind | null): string {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${page ?? `/apps/${caseKinds[kind ?? 'nonConformity'].route}`}?${asked.join('&')}`;
}
