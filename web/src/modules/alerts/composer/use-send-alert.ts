import { connectionMessages } from '@vigie/domain/messages/connection';
import { alertsEndpoints } from '@vigie/domain/modules/alerts/contract';
import { textObjection } from '@vigie/domain/modules/alerts/message-text';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { useDraft } from '../../../platform/storage/draft';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { useAttempt } from '../../../platform/transport/attempt';
import { notify } from '../../../ui/overlays/toast';
import { useRefetchAlerts } from '../queries';
import { type AlertDraft, bodyOf, emptyDraft, isEmpty } from './draft';
import { type Problems, problemsOf } from './problems';

/** Idle, sending, then sent (and empty again) or refused (and nothing lost). */
export function useSendAlert() {
  const say = useSay();
  const kept = useDraft<AlertDraft>('alert', emptyDraft);
  const draft = { ...emptyDraft, ...kept.value };
  const attempt = useAttempt();
  const refetch = useRefetchAlerts();
  const [typed, setTyped] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const { form, settle } = useSettledFocus();

  const mend = (...places: (keyof AlertDraft)[]) =>
    setProblems((before) => ({ ...before, ...Object.fromEntries(places.map((place) => [place, undefined])) }));
  const change = (next: AlertDraft, ...mended: (keyof AlertDraft)[]) => {
    if (isEmpty(next)) kept.drop(next);
    else kept.keep(next);
    mend(...mended);
  };
  const type = (name: string) => {
    setTyped(name);
    mend('recipients');
  };
  const refuse = (found: Problems, sentence: string | null) => {
    setProblems(found);
    setFailure(sentence);
    settle();
  };
  const send = async () => {
    const body = bodyOf(draft);
    setBusy(true);
    setProblems({});
    setFailure(null);
    try {
      await call(alertsEndpoints.sendAlert, { body, idempotencyKey: attempt.keyFor(JSON.stringify(body)) });
      attempt.over();
      kept.drop(emptyDraft);
      setRound((before) => before + 1);
      settle();
      notify.success(say(draft.recipients.length > 0 ? m.sentToChosen : m.sentToEveryone));
      void refetch();
    } catch (error) {
      const found = problemsOf(error, draft);
      const isExplained = Object.keys(found).length > 0;
      notify.error(say(m.sendFailed));
      refuse(found, isExplained ? null : sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || textObjection(draft.text)) return;
    // A recipient was typed but not chosen: without this, the alert would go to everyone.
    if (typed.trim()) refuse({ recipients: say(m.notChosen, { typed: typed.trim() }) }, null);
    else void send();
  };
  return { draft, change, typed, type, problems, failure, busy, round, form: { ...form, onSubmit } };
}

/** What is switched off while it is sent loses the focus: afterwards it is where something is wrong, or where one was. */
function useSettledFocus() {
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body) {
      (ref.current?.querySelector<HTMLElement>('[type=submit]:enabled') ?? ref.current)?.focus();
    }
  }, [attempts]);
  return { form: { ref, noValidate: true }, settle: () => setAttempts((before) => before + 1) };
}
