import { isEasilyGuessed, passcodePattern } from '@vigie/domain/kernel/offline/passcode';
import { offlineNoticeMessages as notice } from '@vigie/domain/messages/offline-notice';
import { offlinePageMessages as m } from '@vigie/domain/messages/offline-pages';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { Banner } from '../../ui/overlays/banner';
import { notify } from '../../ui/overlays/toast';
import { useForm } from '../page/form';
import { type Say, useSay } from '../page/messages';
import { useStore } from '../storage/store';
import { choosePasscode, dropPasscode, offlineState } from './offline';

interface Codes {
  readonly code: string;
  readonly again: string;
}

function problemsOf({ code, again }: Codes, say: Say): Partial<Codes> {
  if (!passcodePattern.test(code)) return { code: say(m.codeShape) };
  if (isEasilyGuessed(code)) return { code: say(m.codeGuessed) };
  return code === again ? {} : { again: say(m.codeDiffers) };
}

/** Choosing the code, and what it does and does not protect from. */
export function PasscodeCard() {
  const say = useSay();
  const { hasPasscode, hours } = useStore(offlineState);
  const [values, setValues] = useState<Codes>({ code: '', again: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: (codes) => problemsOf(codes, say),
    refusal: () => say(m.chooseFailed),
    async submit({ code }) {
      await choosePasscode(code);
      setValues({ code: '', again: '' });
      notify.success(say(m.chosen));
    },
  });
  const code = { type: 'password', inputMode: 'numeric', autoComplete: 'new-password', maxLength: 6 } as const;
  return (
    <Card title={say(hasPasscode ? notice.ready : m.choose)}>
      <form {...form} className="stack-sm">
        {!hasPasscode && <p>{say(m.needsCode)}</p>}
        <p className="muted">{say(m.protects, { hours })}</p>
        <TextField {...field('code')} {...code} label={say(m.code)} />
        <TextField {...field('again')} {...code} label={say(m.codeAgain)} />
        {failure && <Banner kind="error">{failure}</Banner>}
        <div className="row">
          <Button type="submit" look={hasPasscode ? undefined : 'primary'} busy={busy}>
            {say(hasPasscode ? m.change : m.choose)}
          </Button>
          {hasPasscode && (
            <Button look="ghost" onClick={() => void dropPasscode().then(() => notify.success(say(m.removed)))}>
              {say(m.remove)}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
