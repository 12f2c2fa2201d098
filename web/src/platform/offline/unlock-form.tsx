import { passcodePattern } from '@vigie/domain/kernel/offline/passcode';
import { offlinePageMessages as m } from '@vigie/domain/messages/offline-pages';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { useForm } from '../page/form';
import { useSay } from '../page/messages';
import { unlockWith } from './offline';

/** The passcode that one person chose on this device. */
export function UnlockForm({ owner, onOpened }: { owner: number; onOpened?: () => void }) {
  const say = useSay();
  const [values, setValues] = useState({ code: '' });
  const [refused, setRefused] = useState<string | null>(null);
  const { field, busy, form } = useForm({
    values,
    onChange: setValues,
    check: ({ code }): { code?: string } => (passcodePattern.test(code) ? {} : { code: say(m.codeShape) }),
    async submit({ code }) {
      const unlocking = await unlockWith(owner, code);
      setValues({ code: '' });
      if (unlocking.outcome === 'opened') return onOpened?.();
      setRefused(unlocking.outcome === 'wrong' ? say(m.wrong, { n: unlocking.triesLeft }) : say(m.dropped));
    },
  });
  return (
    <form {...form} className="stack-sm">
      <TextField
        {...field('code')}
        label={say(m.code)}
        help={say(m.unlockHelp)}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      {refused && <Banner kind="error">{refused}</Banner>}
      <Button type="submit" look="primary" busy={busy}>
        {say(m.unlock)}
      </Button>
    </form>
  );
}
