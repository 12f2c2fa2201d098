import { connectionMessages } from '@vigie/domain/messages/connection';
import { verdictMessages } from '@vigie/domain/modules/gemba/observations/messages';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useEffect, useState } from 'react';
import { loadOffline } from '../../../platform/offline/use-offline';
import { type Say, useSay } from '../../../platform/page/messages';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { measureFoot } from '../../../ui/foundation/measure-foot';
import { notify } from '../../../ui/overlays/toast';
import { wizardAddress } from '../../reports/public';
import { categoryInWords } from '../observations/marks';
import { observationCalls, reportObservation } from '../observations/queries';
import type { TakenBack } from './capture';
import { type KeptObservation, placeOfPhotos } from './walk-queue';

const ActionDialog = lazyDialog(() => import('../observations/action-dialog'));

const wordsOf = ({ seen }: KeptObservation, say: Say) =>
  [say(verdictMessages[seen.verdict]), categoryInWords(seen.category, say), seen.text].filter(Boolean).join(' · ');

/** Null where it has been sent meanwhile. */
async function takeBack(kept: KeptObservation): Promise<TakenBack | null> {
  const offline = await loadOffline();
  const files = await offline.takeBack(kept.captureId, placeOfPhotos(kept.seen.walk));
  return files && { kept, files };
}

interface KeptBarProps {
  /** As it was kept; it may have been sent since. */
  kept: KeptObservation;
  onUndone: (taken: TakenBack) => void;
  /** A report or an action came of it. */
  onFollowed: () => void;
}

/** What was kept last: for ten seconds it can be undone, and a report or an action begun from it. */
export function KeptBar({ kept, onUndone, onFollowed }: KeptBarProps) {
  const say = useSay();
  const { history } = useRouter();
  const [canUndo, setCanUndo] = useState(true);
  const [busy, setBusy] = useState<'report' | 'action' | null>(null);
  const [acted, setActed] = useState<{ readonly id: string; readonly title: string } | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setCanUndo(false), kept.undoUntil - Date.now());
    return () => clearTimeout(timer);
  }, [kept.undoUntil]);

  const undo = async () => {
    setCanUndo(false);
    const taken = await takeBack(kept);
    if (taken) onUndone(taken);
  };
  const follow = async (way: 'report' | 'action') => {
    setBusy(way);
    try {
      const { recordId } = await (await loadOffline()).sendEntryNow(kept.captureId);
      if (way === 'action') setActed(await observationCalls.get(recordId));
      else history.push(wizardAddress('categories', await reportObservation(recordId)));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(null);
      setCanUndo(false);
    }
  };
  return (
    <div ref={measureFoot} className="row wrap surface bordered rounded kept-bar kept-foot" role="status">
      <span className="grow strong kept-words">{say(m.kept, { what: wordsOf(kept, say) })}</span>
      {canUndo && (
        <Button icon="undo" onClick={() => void undo()}>
          {say(m.undo)}
        </Button>
      )}
      {kept.seen.verdict === 'improve' && (
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
  waiting: readonly KeptObservation[];
  refused: readonly KeptObservation[];
  onCorrect: (taken: TakenBack) => void;
}

/** What the server does not have yet: how many wait, and each that it refused with the reason. */
export function Unsent({ waiting, refused, onCorrect }: UnsentProps) {
  const say = useSay();
  const now = useSlowClock();
  const late = waiting.filter(({ undoUntil }) => undoUntil < now);
  if (late.length + refused.length === 0) return null;
  return (
    <ul className="stack gap-8">
      {late.length > 0 && (
        <li className="row wrap surface bordered rounded kept-bar">
          <span className="grow kept-words">{say(m.waits, { n: late.length })}</span>
          <Link className="btn" to="/offline">
            {say(m.showWaiting)}
          </Link>
          <Button icon="retry" onClick={() => void loadOffline().then(({ sendNow }) => sendNow())}>
            {say(m.sendNow)}
          </Button>
        </li>
      )}
      {refused.map((one) => (
        <li key={one.captureId} className="row wrap surface bordered rounded kept-bar">
          <span className="grow kept-words" role="alert">
            <span className="strong block">{wordsOf(one, say)}</span>
            <span className="block">{say(m.notSent, { why: one.reason ?? '' })}</span>
          </span>
          <Button icon="pencil" onClick={() => void takeBack(one).then((taken) => taken && onCorrect(taken))}>
            {say(m.correct)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What was just kept is on its way, and not said to wait. */
function useSlowClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 2000);
    return () => clearInterval(timer);
  }, []);
  // A moment for the way itself.
  return now - 3000;
}
