import { useEffect } from 'react';
import { useRouter } from '../router/router';
import { rememberReturnAddress } from '../session/return-place';

interface GoToProps {
  path: string;
  /** The way back: the address that is left behind is where the person really wanted to be. */
  remember?: boolean;
}

/** Leads elsewhere once. The router's own component would start over each time it is drawn again on the way. */
export function GoTo({ path, remember = false }: GoToProps): null {
  const { history } = useRouter();
  useEffect(() => {
    if (remember) rememberReturnAddress(history.location.href);
    history.replace(path);
  }, [history, path, remember]);
  return null;
}
