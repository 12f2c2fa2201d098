import { connectionMessages } from '@vigie/domain/messages/connection';
import type { KpiSignal } from '@vigie/domain/modules/insights/control-charts/contract';
import type { IndicatorName } from '@vigie/domain/modules/insights/control-charts/indicators';
import { controlChartMessages as c, ruleWords } from '@vigie/domain/modules/insights/control-charts/messages';
import { periodWords, sayValue } from '@vigie/domain/modules/insights/control-charts/signal';
import { kpiMessages as m } from '@vigie/domain/modules/insights/messages/kpi-page';
import { useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { Card } from '../../../ui/foundation/card';
import { useShownLanguage } from '../../../ui/foundation/shown-language';
import { notify } from '../../../ui/overlays/toast';
import { reportAddress } from '../../reports/public';
import { numberOfRule } from './control-cards';
import { useControlCalls, useSignals } from './queries';

interface SignalsProps {
  indicator: IndicatorName;
  /** Whether there are limits yet: without them, that there is no signal says nothing. */
  isJudged: boolean;
  /** Whether points of the chart break a rule. */
  isSignalled: boolean;
}

/** What the rules have found, newest first, and what became of it. */
export function Signals({ indicator, isJudged, isSignalled }: SignalsProps) {
  const say = useSay();
  const none = isSignalled ? m.noneRecorded : isJudged ? c.noSignal : m.notJudged;
  const signals = useSignals(indicator);
  const items = signals.data?.items;
  return (
    <Card title={say(c.signals)}>
      {signals.isPending && <Loading lines={4} />}
      {signals.isError && !items && <LoadFailed query={signals} />}
      {items?.length === 0 && <p className="muted">{say(none)}</p>}
      {items && items.length > 0 && (
        <ul className="lines kpi-signals">
          {items.map((signal) => (
            <SignalLine key={signal.id} signal={signal} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SignalLine({ signal }: { signal: KpiSignal }) {
  const say = useSay();
  const language = useShownLanguage();
  const { title, sentence } = ruleWords[signal.rule];
  const period = periodWords(signal.bucket, signal.from);
  return (
    <li>
      <span className="rounded-sm centred semibold small rigid critical kpi-signal-mark" aria-hidden="true">
        {numberOfRule(signal.rule)}
      </span>
      <div className="grow">
        <b>
          {say(title)} · {say(period.message, period.values)} · {sayValue(language, signal.indicator, signal.value)}
        </b>
        <p>{say(sentence)}</p>
        <p className="muted">{say(m.foundAt, { reference: signal.reference, when: formatMinute(signal.foundAt) })}</p>
      </div>
      {signal.reportId ? (
        <Link className="kpi-reported" to={reportAddress(signal.reportId)}>
          {signal.reportId}
        </Link>
      ) : (
        <ReportButton signal={signal} />
      )}
    </li>
  );
}

function ReportButton({ signal }: { signal: KpiSignal }) {
  const say = useSay();
  const { history } = useRouter();
  const { report } = useControlCalls();
  const [isBusy, setIsBusy] = useState(false);
  const onClick = async () => {
    setIsBusy(true);
    try {
      history.push(reportAddress(await report(signal.id)));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      setIsBusy(false);
    }
  };
  return (
    <Button size="small" busy={isBusy} onClick={onClick} aria-label={`${say(c.makeReport)}, ${signal.reference}`}>
      {say(c.makeReport)}
    </Button>
  );
}
