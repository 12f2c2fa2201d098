import { accountsEndpoints } from '@vigie/domain/modules/accounts/contract';
import { useEffect, useState } from 'react';
import { call } from '../transport/api';

/** Whether companies register themselves here; undefined until the server has said so. */
export function useSignUpOpen(): boolean | undefined {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    call(accountsEndpoints.getSignUp, {}).then(
      (answer) => setOpen(answer.open),
      () => {},
    );
  }, []);
  return open;
}
