import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Observation } from '@vigie/domain/modules/gemba/observations/contract';
import { verdictMessages } from '@vigie/domain/modules/gemba/observations/messages';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useEffect, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { useRouter } from '../../../platform/router/router';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { measureFoot } from '../../../ui/foundation/measure-foot';
import { notify } from '../../../ui/overlays/toast';
import { wizardAddress } from '../../reports/public';
import { categoryInWords } from '../observations/marks';
import { reportObservation } from '../observations/queries';
import { type HeldObservation, type HeldObservations, undoFor } from './held-observations';

const ActionDialog = lazyDialog(() => import('../observations/action-dialog'));

interface KeptBarProps {
  /** As it was kept; it may have been sent since. */
  kept: HeldObservation;
  held: HeldObservations;
  onUndone: (taken: HeldObservation) => void;
  /** A report or an action came of it. */
  onFollowed: () => void;
}

/** What was kept last: for ten seconds it can be undone, and a report or an action begun from it. */
export function KeptBar({ kept, held, onUndone, onFollowed }: KeptBarProps) {
  const say = useSay();
  const { history } = useRouter();
  const [canUndo, setCanUndo] = useState(true);
  const [busy, setBusy] = useState<'report' | 'action' | null>(null);
  const [acted, setActed] = useState<Observation | null>(null);
  const [sending] = useState<{ sent: Promise<Observation> | null }>({ sent: null });
  const { body } = kept;

  useEffect(() => {
    const timer = setTimeout(() => setCanUndo(false), undoFor);
    return () => clearTimeout(timer);
  }, []);
  // Whoever sends it, what it became is needed here.
  useEffect(
    () =>
      held.onSent((key, observation) => {
        if (key === kept.key) sending.sent = Promise.resolve(observation);
      }),
    [held, kept.key, sending],
  );

  const undo = () => {
    const taken = held.takeBack(kept.key);
    if (taken) onUndone(taken);
    setCanUndo(false);
  };
  const follow = async (way: 'report' | 'action') => {
    setBusy(way);
    try {
      const observation = await (sending.sent ?? held.sendNow(kept.key));
      if (way === 'action') setActed(observation);
      else history.push(wizardAddress('categories', await reportObservation(observation.id)));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(null);
      setCanUndo(false);
    }
  };
  const what = [say(verdictMessages[body.verdict]), categoryInWords(body.category, say), body.text].filter(Boolean);
  return (
    <div ref={measureFoot} className="row wrap surface bordered rounded kept-bar kept-foot" role="status">
      <span className="grow strong kept-words">{say(m.kept, { what: what.join(' · ') })}</span>
      {canUndo && (
        <Button icon="undo" onClick={undo}>
          {say(m.undo)}
        </Button>
      )}
      {body.verdict === 'improve' && (
        <>
          <Button icon="alert" busy={busy === 'report'} disabled={busy !== null} onClick={() => void follow('report')}>
            {say(m.report)}
          </Button>
          <Button
            icon="check"
            busy={busy === 'action'}
            disabled={busy !== null}
            aria-haspopup="dialog"
            onClick={() => void follow('action')}
          >
            {say(m.action)}
          </Button>
        </>
      )}
      {acted && <ActionDialog observation={acted} onClose={() => setActed(null)} onBegun={onFollowed} />}
    </div>
  );
}

interface UnsentProps {
  waiting: readonly HeldObservation[];
  held: HeldObservations;
  onCorrect: (taken: HeldObservation) => void;
}

/** Observations that could not be sent yet, each with the reason. */
export function Unsent({ waiting, held, onCorrect }: UnsentProps) {
  const say = useSay();
  const failed = waiting.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  return (
    <ul className="stack gap-8">
      {failed.map(({ key, body, failure, isRefused }) => (
        <li key={key} className="row wrap surface bordered rounded kept-bar">
          <span className="grow kept-words" role="alert">
            <span className="strong block">
              {[categoryInWords(body.category, say), body.text].filter(Boolean).join(' · ')}
            </span>
            <span className="block">{say(m.notSent, { why: failure ?? '' })}</span>
          </span>
          {isRefused ? (
            <Button
              icon="pencil"
              onClick={() => {
                const taken = held.takeBack(key);
                if (taken) onCorrect(taken);
              }}
            >
              {say(m.correct)}
            </Button>
          ) : (
            <Button icon="retry" onClick={() => held.sendAll()}>
              {say(generalMessages.retry)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
