import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import type { StationOption } from '@vigie/domain/modules/gemba/stations/contract';
import { codesMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { textOf } from '../../../platform/page/address';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { type RawSearch, usePageSearch } from '../../../platform/page/page-search';
import { QrCode } from '../../../platform/page/qr-code';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { Button } from '../../../ui/buttons/button';
import { Select } from '../../../ui/choices/select';
import { Page } from '../../../ui/foundation/page';
import { Icon } from '../../../ui/icons/icon';
import { EmptyState } from '../../../ui/lists/empty-state';
import { useStationOptions } from './queries';
import { hereAddress, tokenInGroups } from './station-code';
import './codes.css';

const searchOf = (raw: RawSearch) => ({ station: textOf(raw.station), site: textOf(raw.site) });

/** The codes of the stations, to be printed and fixed where they stand. */
export default function CodesPage() {
  const say = useSay();
  const stations = useStationOptions();
  const { station, site } = usePageSearch(searchOf);
  const all = stations.data ?? [];
  const shown = all.filter((one) => (!station || one.id === station) && (!site || one.site === site));
  return (
    <div className="codes-page">
      <Page
        title={say(gembaPageMessages.codes)}
        actions={
          <>
            <Button look="primary" icon="printer" disabled={shown.length === 0} onClick={() => window.print()}>
              {say(m.print)}
            </Button>
            <Link className="btn btn-ghost" to="/apps/gemba/stations">
              <Icon name="arrow-left" />
              {say(gembaPageMessages.stations)}
            </Link>
          </>
        }
      >
        <div className="stack">
          <p className="muted no-print">{say(m.help)}</p>
          <SiteChoice stations={all} site={station ? '' : site} />
          {stations.isPending && <Loading lines={10} />}
          {stations.isError && !stations.data && <LoadFailed query={stations} />}
          {stations.data && shown.length === 0 && <EmptyState title={say(m.none)} />}
          <ul className="grid codes">
            {shown.map((one) => (
              <Code key={one.id} station={one} />
            ))}
          </ul>
        </div>
      </Page>
    </div>
  );
}

function SiteChoice({ stations, site }: { stations: readonly StationOption[]; site: string }) {
  const say = useSay();
  const { history } = useRouter();
  const sites = [...new Set(stations.map((one) => one.site))];
  if (sites.length < 2) return null;
  return (
    <div className="no-print codes-site">
      <Select
        label={say(m.site)}
        value={site}
        options={[{ value: '', label: say(m.all) }, ...sites.map((value) => ({ value, label: value }))]}
        onChange={(chosen) =>
          history.push(chosen ? `/apps/gemba/codes?site=${encodeURIComponent(chosen)}` : '/apps/gemba/codes')
        }
      />
    </div>
  );
}

function Code({ station: { id, label, site, department, equipment, token } }: { station: StationOption }) {
  const say = useSay();
  return (
    <li className="card stack gap-6 centred">
      <h2 className="text-14 breaks">{label}</h2>
      <QrCode text={`${window.location.origin}${hereAddress(token)}`} label={say(m.code, { station: label })} />
      <p className="mono">{tokenInGroups(token)}</p>
      <p className="meta breaks">{[id, site, department, equipment].filter(Boolean).join(' · ')}</p>
    </li>
  );
}
