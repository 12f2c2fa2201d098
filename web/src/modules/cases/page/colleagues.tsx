import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { casePageMessages as m } from '@vigie/domain/modules/cases/messages/page';
import { useEffect } from 'react';
import { type Say, useSay } from '../../../platform/page/messages';
import { initialsOf } from '../../../platform/records/people';
import { useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { Avatar } from '../../../ui/icons/avatar';
import { Tooltip } from '../../../ui/overlays/tooltip';
import { placeOf, titleOf } from './case-place';

const askEvery = 20_000;
const shownAtMost = 4;

/** Says that this person is here, and shows who else is. A hidden page says nothing, and is soon forgotten. */
function useColleagues(id: string, step: string) {
  useEffect(() => {
    const leave = () => {
      const body = { step: '', isHere: false };
      // Best effort: who does not say goodbye is forgotten after a while.
      call(casesEndpoints.updateCasePresence, { params: { id }, body, keepalive: true }).catch(() => {});
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);
  return useQuery({
    queryKey: ['presence', id, step],
    queryFn: ({ signal }) =>
      call(casesEndpoints.updateCasePresence, { params: { id }, body: { step, isHere: true }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askEvery,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

type Colleague = NonNullable<ReturnType<typeof useColleagues>['data']>['items'][number];

export function Colleagues({ id, step }: { id: string; step: string }) {
  const say = useSay();
  const me = useUser();
  const { data } = useColleagues(id, step);
  const others = (data?.items ?? []).filter(({ person }) => person.id !== me.id);
  if (others.length === 0) return null;
  const hidden = others.slice(shownAtMost);
  return (
    <ul className="row gap-4 small" aria-label={say(m.presence)}>
      {others.slice(0, shownAtMost).map((one) => (
        <li key={one.person.id}>
          <Tooltip text={whereabouts(one, say)} align="end">
            <Avatar initials={initialsOf(one.person.displayName)} large />
            <span className="sr">{whereabouts(one, say)}</span>
          </Tooltip>
        </li>
      ))}
      {hidden.length > 0 && (
        <li className="muted" title={hidden.map((one) => whereabouts(one, say)).join(', ')}>
          {say(m.moreHere, { n: hidden.length })}
        </li>
      )}
    </ul>
  );
}

function whereabouts({ person: { displayName: name }, step }: Colleague, say: Say): string {
  const place = placeOf(step);
  return place ? say(m.isAt, { name, step: titleOf(place, say) }) : say(m.isHere, { name });
}
