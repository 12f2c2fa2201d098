import { connectionMessages } from '@vigie/domain/messages/connection';
import { controlChartMessages as c } from '@vigie/domain/modules/insights/control-charts/messages';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Toggle } from '../../../ui/buttons/toggle';
import { notify } from '../../../ui/overlays/toast';
import { useControlCalls, useSubscription } from './queries';

/** The PDF of each month by mail, for the person themselves. */
export function Subscription() {
  const say = useSay();
  const { data } = useSubscription();
  const { subscribe } = useControlCalls();
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (!data) return null;
  const change = async (isOn: boolean) => {
    setWanted(isOn);
    try {
      await subscribe(isOn);
      notify.success(say(isOn ? c.subscribed : c.unsubscribed));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setWanted(null);
    }
  };
  return (
    <div className="card kpi-subscription">
      <Toggle
        label={say(c.subscription)}
        help={say(c.subscriptionHelp)}
        checked={wanted ?? data.isOn}
        onChange={change}
      />
    </div>
  );
}
