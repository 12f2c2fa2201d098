import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { type WalkMove, walkWorkflow } from '@vigie/domain/modules/gemba/walks/workflow';
import { useState } from 'react';
import { loadOffline } from '../../../platform/offline/use-offline';
import { sayNow, useSay } from '../../../platform/page/messages';
import { RecordTransitionDialog } from '../../../platform/records/record-transition';
import { useRouter } from '../../../platform/router/router';
import { ApiError } from '../../../platform/transport/api-error';
import { isOutOfReach } from '../../../platform/transport/failures';
import { Button } from '../../../ui/buttons/button';
import { recordTransitions } from '../../records/public';
import { walkCalls } from '../walks/queries';
import { isBegunHere } from '../walks/walking-address';
import { keepEnd, keptIn, type WalkDetail } from './walk-queue';

/** Asked first, since a walk does not begin again. Without a network its end is kept like all that was noted before it. */
export function FinishButton({ walk }: { walk: WalkDetail }) {
  const say = useSay();
  const { history } = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [transitions] = useState(() =>
    recordTransitions<WalkMove, WalkDetail>(
      {
        ...walkCalls,
        move: () => finish(walk),
        takeOver: async (finished) => {
          await walkCalls.takeOver(finished);
          history.push(finished.status === 'finished' ? walkKind.address(finished.id) : '/offline');
        },
      },
      walkWorkflow,
      { questions: { finish: { question: m.finishQuestion } } },
    ),
  );
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {say(walkWorkflow.transitions.finish.label)}
      </Button>
      {isAsking && (
        <RecordTransitionDialog
          transitions={transitions}
          record={walk}
          action="finish"
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** A walk that has ended takes what was seen before; still, what waits comes first and what was refused is looked at. */
async function finish(walk: WalkDetail): Promise<WalkDetail> {
  const offline = await loadOffline();
  const { waiting } = keptIn(offline.offlineState.get(), walk.id);
  const last = waiting.at(-1);
  if (last) await offline.sendEntryNow(last.captureId).catch(() => undefined);
  if (keptIn(offline.offlineState.get(), walk.id).refused.length > 0) {
    throw new ApiError(0, 'unsent', sayNow(m.unsentFirst));
  }
  await keepEnd(walk.id, sayNow(m.endOf, { title: walk.title }));
  await offline.sendNow();
  if (isBegunHere(walk.id)) return walk;
  return walkCalls.get(walk.id).catch((error: unknown) => {
    if (isOutOfReach(error)) return walk;
    throw error;
  });
}
