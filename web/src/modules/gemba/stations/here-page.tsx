import { connectionMessages } from '@vigie/domain/messages/connection';
import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { stationKind } from '@vigie/domain/modules/gemba/stations/kind';
import { hereMessages as m, walkingMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { proceduresHere, proceduresPath } from '@vigie/domain/modules/procedures/public';
import { useState } from 'react';
import { useForm } from '../../../platform/page/form';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { type RawSearch, usePageSearch } from '../../../platform/page/page-search';
import { isUnknown } from '../../../platform/records/loaded-record';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { sentenceOf } from '../../../platform/transport/api-error';
import { Button } from '../../../ui/buttons/button';
import { TextField } from '../../../ui/fields/text-field';
import { Card } from '../../../ui/foundation/card';
import { Page } from '../../../ui/foundation/page';
import { Banner } from '../../../ui/overlays/banner';
import { notify } from '../../../ui/overlays/toast';
import { ObservationLines } from '../observations/observation-lines';
import { aMonthAgo } from '../observations/queries';
import { startWalk, useOpenWalk } from '../walks/queries';
import { walkingAddress } from '../walks/walking-address';
import { useStationByCode } from './queries';
import { hereAddress, tokenIn } from './station-code';

const searchOf = ({ code = '' }: RawSearch) => ({ token: tokenIn(code), isAsked: code !== '' });

/** Where the printed code of a station leads: to the walk that is under way, or to a new one. */
export default function HerePage() {
  const say = useSay();
  const { token, isAsked } = usePageSearch(searchOf);
  const station = useStationByCode(token);
  const isMissing = (isAsked && token === null) || isUnknown(station.error);
  const { label } = station.data ?? {};
  return (
    <Page narrow title={label ?? say(gembaPageMessages.here)}>
      <div className="stack">
        {isMissing && <Banner kind="warning">{say(m.unknown)}</Banner>}
        {token && station.isPending && <Loading lines={4} />}
        {station.isError && !isMissing && <LoadFailed query={station} />}
        {station.data && !isMissing ? <FoundStation key={station.data.id} station={station.data} /> : <TypedCode />}
      </div>
    </Page>
  );
}

interface FoundStationProps {
  station: { readonly id: string; readonly equipment: string; readonly isActive: boolean };
}

function FoundStation({ station: { id, equipment, isActive } }: FoundStationProps) {
  const say = useSay();
  const { history } = useRouter();
  const open = useOpenWalk();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const walkId = open.data ?? (await startWalk(null)).id;
      history.push(walkingAddress(walkId, id));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      setBusy(false);
    }
  };
  return (
    <>
      {!isActive && <Banner kind="warning">{say(m.retired)}</Banner>}
      <div className="row wrap">
        {isActive && (
          <Button look="primary" size="large" busy={busy} disabled={open.isPending} onClick={() => void begin()}>
            {say(open.data ? m.goOnHere : m.startHere)}
          </Button>
        )}
        <Link className="btn btn-lg" to={stationKind.address(id)}>
          {say(m.openStation)}
        </Link>
        {equipment && (
          <Link
            className="btn btn-lg"
            to={proceduresPath}
            search={{ assigned: 'everyone', status: 'active', equipment }}
          >
            {say(proceduresHere)}
          </Link>
        )}
      </div>
      <Card title={say(walkingMessages.lastMonth)}>
        <ObservationLines of={{ stationId: id, from: aMonthAgo() }} none={walkingMessages.noneLastMonth} />
      </Card>
    </>
  );
}

/** For a code that no camera reads. */
function TypedCode() {
  const say = useSay();
  const { history } = useRouter();
  const [values, setValues] = useState({ code: '' });
  const { field, form } = useForm({
    values,
    onChange: setValues,
    check: ({ code }): { code?: string } => (tokenIn(code) ? {} : { code: say(m.codeMissing) }),
    submit: async ({ code }) => history.push(hereAddress(tokenIn(code) ?? '')),
  });
  return (
    <form {...form} className="stack-sm">
      <TextField
        {...field('code')}
        label={say(m.typeCode)}
        help={say(m.codeHelp)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
      />
      <div className="row">
        <Button type="submit" look="primary">
          {say(m.go)}
        </Button>
      </div>
    </form>
  );
}
