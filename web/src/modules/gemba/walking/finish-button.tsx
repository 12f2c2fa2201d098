import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { walksEndpoints } from '@vigie/domain/modules/gemba/walks/contract';
import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { type WalkMove, walkWorkflow } from '@vigie/domain/modules/gemba/walks/workflow';
import { useState } from 'react';
import { sayNow, useSay } from '../../../platform/page/messages';
import { RecordTransitionDialog } from '../../../platform/records/record-transition';
import { useRouter } from '../../../platform/router/router';
import { ApiError } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { recordTransitions } from '../../records/public';
import { walkCalls } from '../walks/queries';
import type { HeldObservations } from './held-observations';

type WalkDetail = OutputOf<typeof walksEndpoints.getGembaWalk>;

/** Asked first, since a walk does not begin again. */
export function FinishButton({ walk, held }: { walk: WalkDetail; held: HeldObservations }) {
  const say = useSay();
  const { history } = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [transitions] = useState(() =>
    recordTransitions<WalkMove, WalkDetail>(
      {
        ...walkCalls,
        // A walk that has ended takes no more observations: those on their way come first.
        async move(moved, step) {
          if (!(await held.arrived())) throw new ApiError(0, 'unsent', sayNow(m.unsentFirst));
          return walkCalls.move(moved, step);
        },
        takeOver: async (finished) => {
          await walkCalls.takeOver(finished);
          history.push(walkKind.address(finished.id));
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
