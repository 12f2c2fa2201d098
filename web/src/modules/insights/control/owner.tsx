import { permits } from '@vigie/domain/kernel/identity/permission';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Indicator } from '@vigie/domain/modules/insights/control-charts/contract';
import type { IndicatorName } from '@vigie/domain/modules/insights/control-charts/indicators';
import { controlChartMessages as c } from '@vigie/domain/modules/insights/control-charts/messages';
import { indicatorEditors } from '@vigie/domain/modules/insights/control-charts/policy';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { type ChosenPerson, PersonChoice } from '../../../platform/records/person-choice';
import { useUser } from '../../../platform/session/session';
import { sentenceOf } from '../../../platform/transport/api-error';
import { isStale } from '../../../platform/transport/stale-version';
import { Button } from '../../../ui/buttons/button';
import { Card } from '../../../ui/foundation/card';
import { notify } from '../../../ui/overlays/toast';
import { useControlCalls, useIndicators } from './queries';

/** Who is notified of the signals of an indicator; administrators and designers name them. */
export function Owner({ indicator: name }: { indicator: IndicatorName }) {
  const say = useSay();
  const user = useUser();
  const indicator = useIndicators().data?.items.find((one) => one.name === name);
  const [isChanging, setIsChanging] = useState(false);
  if (!indicator) return null;
  return (
    <Card title={say(c.owner)}>
      {isChanging ? (
        <OwnerForm key={name} indicator={indicator} onDone={() => setIsChanging(false)} />
      ) : (
        <div className="row row-between">
          <span className={indicator.owner ? undefined : 'muted'}>
            {indicator.owner?.displayName ?? say(c.noOwner)}
          </span>
          {permits(indicatorEditors, user) && (
            <Button size="small" onClick={() => setIsChanging(true)}>
              {say(c.changeOwner)}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function OwnerForm({ indicator, onDone }: { indicator: Indicator; onDone: () => void }) {
  const say = useSay();
  const { nameOwner, refreshIndicators } = useControlCalls();
  const { owner } = indicator;
  const [chosen, setChosen] = useState<ChosenPerson | null>(owner && { id: owner.id, name: owner.displayName });
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      await nameOwner(indicator, chosen?.id ?? null);
      notify.success(say(c.ownerSaved));
      onDone();
    } catch (error) {
      if (isStale(error)) await refreshIndicators();
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      setIsBusy(false);
    }
  };
  return (
    <div className="stack-sm">
      <PersonChoice
        label={say(c.owner)}
        value={chosen}
        onChange={setChosen}
        help={chosen ? undefined : say(c.noOwner)}
      />
      <div className="row row-end">
        <Button size="small" look="ghost" onClick={onDone}>
          {say(generalMessages.cancel)}
        </Button>
        <Button size="small" look="primary" busy={isBusy} onClick={save}>
          {say(generalMessages.save)}
        </Button>
      </div>
    </div>
  );
}
