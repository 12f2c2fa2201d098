import { fieldMessages } from '@vigie/domain/messages/refusals';
import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { useState } from 'react';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { PasswordInput } from '../../platform/session/password-input';
import { useUser } from '../../platform/session/session';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { Dialog } from '../../ui/overlays/dialog';

interface Answers {
  readonly name: string;
  readonly currentPassword: string;
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

/** Whoever finds a page open changes nothing of what an account is opened with. */
export function FactorDialog(props: FactorDialogProps) {
  const { title, note, name, asksPassword = true, confirmLabel, danger, onConfirm, onClose } = props;
  const say = useSay();
  const { username } = useUser();
  const [values, setValues] = useState<Answers>({ name: name ?? '', currentPassword: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check(entered): Partial<Answers> {
      if (name !== undefined && !entered.name.trim()) return { name: say(fieldMessages.required) };
      return asksPassword && !entered.currentPassword ? { currentPassword: say(fieldMessages.required) } : {};
    },
    submit: (entered) => onConfirm({ ...entered, name: entered.name.trim() }),
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
          {asksPassword && (
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
