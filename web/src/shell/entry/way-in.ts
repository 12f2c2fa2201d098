import { useEffect, useRef } from 'react';
import { useRouter } from '../../platform/router/router';
import { takeReturnAddress } from '../../platform/session/return-place';
import { useSession } from '../../platform/session/session';

/** A signed-in user does not need this page: back to where they came from, or on to the launcher. */
export function useWayIn(): void {
  const { user } = useSession();
  const { history } = useRouter();
  const left = useRef(false);
  useEffect(() => {
    if (!user || left.current) return;
    left.current = true;
    history.replace(takeReturnAddress() ?? '/');
  }, [user, history]);
}
