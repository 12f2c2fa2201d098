import { useQuery } from '@tanstack/react-query';
import type { WaitsFor as Waiting } from '@vigie/domain/kernel/identity/waits-for';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { waitsForMessages as m } from '@vigie/domain/messages/waits-for';
import { listUsers } from '@vigie/domain/modules/accounts/user-list-contract';
import { useSay } from '../page/messages';
import { call } from '../transport/api';

const shownAtMost = 3;

interface WaitsForProps {
  waits: Waiting | null;
  /** What is said before the names. */
  words?: typeof m.waits;
}

/** Who has to act next, by name. */
export function WaitsFor({ waits, words = m.waits }: WaitsForProps) {
  const say = useSay();
  const who = useNames(waits);
  return who === null ? null : <span>{say(words, { who })}</span>;
}

function useNames(waits: Waiting | null): string | null {
  const say = useSay();
  const role = waits && 'role' in waits ? waits.role : null;
  const { data } = useQuery({
    queryKey: ['user', { role, state: 'active', page: 1 }],
    queryFn: ({ signal }) => call(listUsers, { query: { state: 'active', ...(role && { role }) }, signal }),
    enabled: role !== null,
  });
  if (!waits) return null;
  const listed = (names: readonly string[], total: number) => {
    const shown = names.slice(0, shownAtMost).join(', ');
    return total > shownAtMost ? say(m.others, { names: shown, n: total - shownAtMost }) : shown;
  };
  if ('people' in waits) return listed(waits.people, waits.people.length);
  const roleName = say(roleMessages[waits.role]);
  if (!data) return roleName;
  const able = data.items.filter(({ id }) => !waits.except.includes(id));
  const beyond = data.total - data.items.length;
  if (able.length === 0 && beyond === 0) return say(m.unheld, { role: roleName });
  return listed(
    able.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    able.length + beyond,
  );
}
