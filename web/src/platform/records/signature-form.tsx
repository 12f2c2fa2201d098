import type { Factor } from '@vigie/domain/kernel/identity/second-factor';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import type { PasskeyNeeded, SigningCredentials, SigningFactorNeeded } from '@vigie/domain/kernel/trail/signature';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { signatureMessages as m } from '@vigie/domain/messages/signature';
import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { PasswordField } from '../../ui/fields/password-field';
import { TextField } from '../../ui/fields/text-field';
import { Glyph } from '../../ui/icons/glyph';
import { Banner } from '../../ui/overlays/banner';
import { useForm } from '../page/form';
import { useSay } from '../page/messages';
import { Link } from '../router/link';
import { askPasskey } from '../session/passkeys';
import { useUser } from '../session/session';
import { ApiError } from '../transport/api-error';
import { isOver } from '../transport/stale-version';
import { FormDialog } from './form-dialog';
import './signature-form.css';

/** What has changed since the signer opened the record, and when that was. */
export interface ChangesSinceViewed {
  readonly time: string;
  readonly changes: readonly string[];
}

export interface SignatureQuestion {
  readonly title: string;
  /** What the signature will say, and what else is decided with it. */
  readonly meaning: string;
  readonly details?: readonly string[];
  readonly record: { readonly id: string; readonly version: number };
  /** Null when they sign without having opened it. */
  readonly since?: ChangesSinceViewed | null;
  /** Whose name stands there already; empty when another person is to sign on this screen. */
  readonly username: string;
  /** Only the signed-in person may sign: their name stands and stays. */
  readonly isOwn?: boolean;
  readonly signLabel: string;
}

interface SignatureFormProps extends SignatureQuestion {
  onSign: (credentials: SigningCredentials) => Promise<unknown>;
  onBack?: () => void;
  onClose: () => void;
}

/** Asks for name and password at the moment of signing. The password lives in this dialog and dies with it. */
export function SignatureForm(props: SignatureFormProps) {
  const { title, meaning, details = [], record, since, username, isOwn = false } = props;
  const { signLabel, onSign, onBack, onClose } = props;
  const say = useSay();
  const [values, setValues] = useState({ username, password: '', code: '' });
  // What the server asks of this signer besides the password, once it has found that right.
  const [asked, setAsked] = useState<{ readonly signer: string; readonly factors: readonly Factor[] } | null>(null);
  const factors = asked?.signer === values.username.trim() ? asked.factors : [];
  const [lacking, setLacking] = useState<readonly Lacking[]>([]);
  // Another user was faster, or the record says something else now: only reading and closing is left.
  const [over, setOver] = useState(false);
  const leave = over ? onClose : (onBack ?? onClose);
  const user = useUser();
  const byPasskey = useRef(false);
  const isUser = usernameKey(values.username) === usernameKey(user.username);
  const hasPasskey = (user.has_passkey && isUser) || factors.includes('passkey');
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    objection: (entered) =>
      entered.username.trim() && (entered.password || byPasskey.current) ? null : say(m.missing),
    async submit(entered) {
      setLacking([]);
      const signer = entered.username.trim();
      const withPasskey = byPasskey.current;
      byPasskey.current = false;
      try {
        if (withPasskey) await signWithPasskey(signer, onSign);
        else await onSign(credentialsOf(entered, signer));
      } catch (error) {
        setLacking(lackingIn(error));
        const needed = factorsAsked(error);
        if (needed) return setAsked({ signer, factors: needed });
        const isCode = error instanceof ApiError && error.code === 'wrong_code' && factors.includes('totp');
        setValues({ ...entered, code: '', ...(!isCode && { password: '' }) });
        setOver(isOver(error));
        throw credentialProblem(error, isCode);
      }
    },
  });
  return (
    <FormDialog
      title={title}
      busy={busy}
      failure={failure}
      form={form}
      submit={busy ? say(m.signing) : signLabel}
      foot={
        over ? (
          <div className="dialog-foot">
            <Button look="primary" autoFocus onClick={onClose}>
              {say(generalMessages.close)}
            </Button>
          </div>
        ) : undefined
      }
      onClose={leave}
    >
      <p className="muted">{say(m.equivalent)}</p>
      <div className="grid text-13 rounded sunken sign-what">
        <Glyph name="sign" />
        <p>
          {say(m.meaning)} <b className="semibold">{meaning}</b>
          {details.map((detail) => `, ${detail}`)}
        </p>
        <p className="muted mono">{say(m.covers, { id: record.id, version: record.version })}</p>
      </div>
      {since !== undefined && <Since since={since} />}
      {lacking.length > 0 && (
        <ul className="tight">
          {lacking.map(({ id, title: lacks, address }) => (
            <li key={id}>
              <Link className="touch-link" to={address}>
                {lacks} ({id})
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!over && (
        <>
          <TextField
            {...field('username')}
            label={say(m.username)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            readOnly={isOwn}
            autoFocus={username === ''}
          />
          <PasswordField
            {...field('password')}
            label={say(m.password)}
            autoComplete="current-password"
            maxLength={1024}
            showLabel={say(generalMessages.showPassword)}
            hideLabel={say(generalMessages.hidePassword)}
            autoFocus={username !== ''}
            alert
          />
          {factors.length > 0 && <p role="status">{say(m.factorAsked)}</p>}
          {factors.includes('totp') && (
            <TextField
              {...field('code')}
              label={say(m.code)}
              help={say(m.codeHelp)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              autoFocus
            />
          )}
          {hasPasskey && (
            <Button
              block
              disabled={busy}
              onClick={() => {
                byPasskey.current = true;
                form.ref.current?.requestSubmit();
              }}
            >
              {say(m.withPasskey)}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** What changed after the reader began is shown before they sign. */
function Since({ since }: { since: ChangesSinceViewed | null }) {
  const say = useSay();
  if (!since) return <Banner kind="warning">{say(m.notLooked)}</Banner>;
  const { time, changes } = since;
  if (changes.length === 0) return <p className="muted">{say(m.sameAsLooked, { time })}</p>;
  return (
    <Banner kind="warning">
      <p>{say(m.sinceLooked, { time })}</p>
      <ul className="sign-changes">
        {[...new Set(changes)].map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** The server rehearses the act and says what its hash is; the passkey signs that hash, and the act is sent again with it. */
async function signWithPasskey(
  username: string,
  onSign: (credentials: SigningCredentials) => Promise<unknown>,
): Promise<void> {
  const asked = await onSign({ username, passkey: null }).then(
    () => null,
    (error) => {
      if (error instanceof ApiError && error.code === 'passkey_needed') return error.body as PasskeyNeeded;
      throw error;
    },
  );
  if (!asked) return;
  await onSign({ username, passkey: await askPasskey(asked.passkey) });
}

function credentialsOf({ password, code }: { password: string; code: string }, username: string): SigningCredentials {
  return { username, password, ...(code.trim() && { code: code.trim() }) };
}

/** With what a signature goes on that a right password has begun; null when it failed for another reason. */
function factorsAsked(error: unknown): readonly Factor[] | null {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') return null;
  return (error.body as SigningFactorNeeded).factors;
}

/** What the signer is not qualified for, and where it is learned. */
interface Lacking {
  readonly id: string;
  readonly title: string;
  readonly address: string;
}

function lackingIn(error: unknown): readonly Lacking[] {
  if (!(error instanceof ApiError) || error.code !== 'not_qualified') return [];
  return (error.body as { readonly lacking?: readonly Lacking[] }).lacking ?? [];
}

/** Where a refusal is said: beside what it is about. */
const cause: Readonly<Record<string, 'username' | 'password'>> = {
  wrong_credentials: 'password',
  wrong_password: 'password',
  identity_unconfirmed: 'username',
};

/** Other fields that the server names are those of the page behind. */
function credentialProblem(error: unknown, isCode: boolean): unknown {
  if (!(error instanceof ApiError)) return error;
  const field = isCode ? 'code' : cause[error.code];
  const fields: Record<string, string> = field ? { [field]: error.detail } : {};
  return new ApiError(error.status, error.code, error.detail, fields, error.body);
}
