import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { signInMessages } from '@vigie/domain/messages/shell/entry';
import { secondStepMessages as m } from '@vigie/domain/modules/accounts/messages/second-step';
import { secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { GoTo } from '../../platform/page/go-to';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { enterWith } from '../../platform/session/account';
import { askPasskey } from '../../platform/session/passkeys';
import { type SecondStep, secondStepAsked } from '../../platform/session/second-step';
import { call } from '../../platform/transport/api';
import { ApiError } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/overlays/toast';
import { EntryFrame } from '../entry/entry-frame';
import { FormFailure } from '../entry/form-parts';
import { useWayIn } from '../entry/way-in';

type Proof = Omit<CallOf<typeof secondFactorEndpoints.completeSignIn>['body'], 'ticket'>;

/** The password was right: now what only the person has. */
export default function SecondStepPage() {
  const [asked] = useState(secondStepAsked);
  useWayIn();
  return asked ? <SecondStepForm {...asked} /> : <GoTo path="/login" />;
}

function SecondStepForm({ needed, username }: SecondStep) {
  const say = useSay();
  const { history } = useRouter();
  const onBack = () => history.replace('/login');
  const { ticket, factors, passkey } = needed;
  const has = (factor: (typeof factors)[number]) => factors.includes(factor);
  const [wants, setWants] = useState<'code' | 'recoveryCode'>(has('totp') ? 'code' : 'recoveryCode');
  const [values, setValues] = useState({ code: '' });
  const [busy, setBusy] = useState(false);

  const complete = async (proof: Proof) => {
    const body = { ticket, ...proof };
    await enterWith(() => call(secondFactorEndpoints.completeSignIn, { body }));
    notify.success(say(signInMessages.success));
  };
  const form = useForm({
    values,
    onChange: setValues,
    check: ({ code }): { code?: string } => (code.trim().length >= 6 ? {} : { code: say(fieldMessages.required) }),
    submit: ({ code }) => complete({ [wants]: code }).catch((error) => startAgain(error, onBack)),
  });
  const usePasskey = async () => {
    if (!passkey) return;
    setBusy(true);
    try {
      await complete({ passkey: await askPasskey(passkey) });
    } catch (error) {
      startAgain(error, onBack, true);
    } finally {
      setBusy(false);
    }
  };
  const other = wants === 'code' ? 'recoveryCode' : 'code';
  const hasOther = other === 'code' ? has('totp') : has('recovery_code');
  const isBusy = busy || form.busy;

  return (
    <EntryFrame title={say(m.title)} lead={say(m.lead, { username })}>
      {passkey && (
        <Button look="primary" size="large" block busy={busy} onClick={usePasskey}>
          {say(m.usePasskey)}
        </Button>
      )}
      {(has('totp') || has('recovery_code')) && (
        <form {...form.form}>
          <TextField
            {...form.field('code')}
            key={wants}
            label={say(wants === 'code' ? m.code : m.recoveryCode)}
            autoComplete="one-time-code"
            inputMode={wants === 'code' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            autoFocus={!passkey}
          />
          <FormFailure sentence={form.failure} />
          <Button type="submit" look={passkey ? 'plain' : 'primary'} size="large" block busy={form.busy}>
            {say(m.submit)}
          </Button>
        </form>
      )}
      {hasOther && (
        <Button
          look="ghost"
          disabled={isBusy}
          onClick={() => {
            setValues({ code: '' });
            setWants(other);
          }}
        >
          {say(other === 'code' ? m.useCode : m.useRecovery)}
        </Button>
      )}
      <Button look="ghost" icon="arrow-left" disabled={isBusy} onClick={onBack}>
        {say(m.back)}
      </Button>
    </EntryFrame>
  );
}

/** When the time is over, only the password opens this page again. */
function startAgain(error: unknown, onBack: () => void, showsError = false): void {
  const isOver = error instanceof ApiError && (error.code === 'ticket_expired' || error.code === 'too_many_attempts');
  if (!isOver && !showsError) throw error;
  if (error instanceof Error) notify.error(error.message);
  if (isOver) onBack();
}
