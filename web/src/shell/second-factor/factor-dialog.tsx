import type { SecondFactorNeeded } from '@vigie/domain/kernel/identity/passkey';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { secondStepMessages } from '@vigie/domain/modules/accounts/messages/second-step';
import type { OwnProof } from '@vigie/domain/modules/accounts/second-factor-contract';
import { useRef, useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { askPasskey } from '../../platform/session/passkeys';
import { PasswordInput } from '../../platform/session/password-input';
import { useUser } from '../../platform/session/session';
import { ApiError } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';

interface Answers {
  readonly name: string;
  /** The password, or the ticket that it was answered with and a factor. */
  readonly proof: OwnProof;
}

interface FactorDialogProps {
  title: string;
  note?: string;
  /** Present: a name is asked for, and this one stands there already. */
  name?: string;
  asksPassword?: boolean;
  confirmLabel: string;
  danger?: boolean;
  onConfirm: (answers: Answers) => Promise<unknown>;
  onClose: () => void;
}

type CodeKind = 'code' | 'recoveryCode';

/** Finding a page open is not enough to change what an account is opened with. */
export function FactorDialog(props: FactorDialogProps) {
  const { title, note, name, asksPassword = true, confirmLabel, danger, onConfirm, onClose } = props;
  const say = useSay();
  const { username } = useUser();
  const [values, setValues] = useState({ name: name ?? '', currentPassword: '', code: '' });
  const [needed, setNeeded] = useState<SecondFactorNeeded | null>(null);
  const [wants, setWants] = useState<CodeKind>('code');
  const byPasskey = useRef(false);
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check(entered): Partial<typeof values> {
      if (name !== undefined && !entered.name.trim()) return { name: say(fieldMessages.required) };
      if (!asksPassword || byPasskey.current) return {};
      if (needed) return entered.code.trim().length >= 6 ? {} : { code: say(fieldMessages.required) };
      return entered.currentPassword ? {} : { currentPassword: say(fieldMessages.required) };
    },
    async submit(entered) {
      const withPasskey = byPasskey.current;
      byPasskey.current = false;
      try {
        const proof = needed ? await shownProof(needed, withPasskey ? null : { [wants]: entered.code }) : undefined;
        const { currentPassword } = entered;
        await onConfirm({ name: entered.name.trim(), proof: proof ?? { currentPassword } });
      } catch (error) {
        setValues({ ...entered, code: '' });
        const asked = factorAsked(error);
        if (asked) {
          setWants(asked.factors.includes('totp') ? 'code' : 'recoveryCode');
          return setNeeded(asked);
        }
        if (error instanceof ApiError && error.code === 'ticket_expired') setNeeded(null);
        throw error;
      }
    },
  });
  return (
    <Dialog title={title} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      <form {...form}>
        <div className="dialog-body stack-sm">
          {note && <p className="muted">{note}</p>}
          {name !== undefined && (
            <TextField
              {...field('name')}
              label={say(m.passkeyName)}
              help={say(m.passkeyNameHelp)}
              maxLength={60}
              autoComplete="off"
              autoFocus
            />
          )}
          {needed && (
            <FactorFields
              needed={needed}
              wants={wants}
              field={field('code')}
              onWants={setWants}
              onPasskey={() => {
                byPasskey.current = true;
                form.ref.current?.requestSubmit();
              }}
            />
          )}
          {asksPassword && !needed && (
            <>
              <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
              <PasswordInput
                field={field('currentPassword')}
                label={say(m.password)}
                help={say(m.passwordWhy)}
                purpose="current-password"
              />
            </>
          )}
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={confirmLabel} danger={danger} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface FactorFieldsProps {
  needed: SecondFactorNeeded;
  wants: CodeKind;
  field: {
    name: string;
    value: string;
    error: string | undefined;
    disabled: boolean;
    onChange: (code: string) => void;
  };
  onWants: (wants: CodeKind) => void;
  onPasskey: () => void;
}

/** The password was right: a factor that the person has, so that the password alone takes none away. */
function FactorFields({ needed, wants, field, onWants, onPasskey }: FactorFieldsProps) {
  const say = useSay();
  const has = (factor: (typeof needed.factors)[number]) => needed.factors.includes(factor);
  const other = wants === 'code' ? 'recoveryCode' : 'code';
  const hasOther = has(other === 'code' ? 'totp' : 'recovery_code');
  return (
    <>
      <p role="status">{say(m.factorAsked)}</p>
      {needed.passkey && (
        <Button block disabled={field.disabled} onClick={onPasskey}>
          {say(secondStepMessages.usePasskey)}
        </Button>
      )}
      <TextField
        {...field}
        key={wants}
        label={say(wants === 'code' ? secondStepMessages.code : secondStepMessages.recoveryCode)}
        autoComplete="one-time-code"
        inputMode={wants === 'code' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
      />
      {hasOther && (
        <Button look="ghost" disabled={field.disabled} onClick={() => onWants(other)}>
          {say(other === 'code' ? secondStepMessages.useCode : secondStepMessages.useRecovery)}
        </Button>
      )}
    </>
  );
}

function factorAsked(error: unknown): SecondFactorNeeded | null {
  const isAsked = error instanceof ApiError && error.code === 'second_factor_needed';
  return isAsked ? (error.body as SecondFactorNeeded) : null;
}

async function shownProof(needed: SecondFactorNeeded, typed: Pick<OwnProof, CodeKind> | null): Promise<OwnProof> {
  const { ticket, passkey } = needed;
  if (typed) return { ticket, ...typed };
  return passkey ? { ticket, passkey: await askPasskey(passkey) } : { ticket };
}
