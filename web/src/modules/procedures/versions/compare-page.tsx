import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { versionAddress } from '@vigie/domain/modules/procedures/id';
import {
  procedurePagesMessages as p,
  versionPagesMessages as v,
} from '@vigie/domain/modules/procedures/pages/messages';
import { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { useMemo } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { usePageSearch } from '../../../platform/page/page-search';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { Link } from '../../../platform/router/link';
import { useParams, useRouter } from '../../../platform/router/router';
import { Button } from '../../../ui/buttons/button';
import { Select } from '../../../ui/choices/select';
import { Page } from '../../../ui/foundation/page';
import { Icon } from '../../../ui/icons/icon';
import { savePdf } from '../print';
import { useVersionsOf } from '../procedures/queries';
import { ProceduresNav } from '../procedures-nav';
import { RedlineView } from '../text/redline-view';
import { useTextAddresses } from '../text-addresses';
import { compareAddress } from './addresses';
import { versionsPath } from './list-view';
import { useRedline, type VersionDetail, versionCalls } from './queries';

const searchOf = ({ former = '' }: Readonly<Record<string, string | undefined>>) => ({
  former: /^PRV_\d{4,9}$/.test(former) ? former : null,
});

/** Two versions of a procedure as one text. */
export default function ComparePage() {
  const say = useSay();
  const { id = '' } = useParams();
  const missing = {
    title: say(recordPageMessages.notFound, { id }),
    text: say(recordPageMessages.notFoundHelp),
    to: versionsPath,
    label: say(recordPageMessages.toList),
  };
  return (
    <>
      <ProceduresNav at="versions" />
      <LoadedRecord found={versionCalls.useOne(id)} heading={id} missing={missing}>
        {(version) => <Compared version={version} />}
      </LoadedRecord>
    </>
  );
}

function Compared({ version }: { version: VersionDetail }) {
  const say = useSay();
  const { history } = useRouter();
  const search = usePageSearch(searchOf);
  const { id, code, versionNumber, attachments } = version;
  const versions = useVersionsOf(version.procedureId).data?.items;
  const older = useMemo(
    () => (versions ?? []).filter((one) => one.versionNumber < versionNumber),
    [versions, versionNumber],
  );
  const former = search.former ?? older[0]?.id ?? null;
  const found = useRedline(id, former);
  const addresses = useTextAddresses(id, attachments, versionCalls.loadFile);
  const formerNumber = older.find((one) => one.id === former)?.versionNumber;
  const title = say(p.comparison, { code, former: formerNumber ?? '', later: versionNumber });
  usePageTitle(title);
  const print = () =>
    savePdf(
      versionsEndpoints.printProcedureRedline,
      { params: { id }, query: { former: former ?? '' } },
      `${code}-v${formerNumber}-v${versionNumber}.pdf`,
    );
  return (
    <Page
      title={title}
      actions={
        <>
          {former && (
            <Button icon="printer" onClick={() => void print()}>
              {say(p.print)}
            </Button>
          )}
          <Link className="btn btn-ghost" to={versionAddress(id)}>
            <Icon name="arrow-left" />
            {say(v.back)}
          </Link>
        </>
      }
    >
      <div className="stack">
        {older.length > 0 && (
          <Select
            label={say(p.compareWith)}
            value={former ?? ''}
            options={older.map((one) => ({ value: one.id, label: say(p.versionOf, { n: one.versionNumber }) }))}
            onChange={(chosen) => history.replace(compareAddress(id, chosen))}
          />
        )}
        {versions && !former && <p className="muted">{say(p.noFormer)}</p>}
        {former && !found.data && (found.isPending ? <Loading lines={12} /> : <LoadFailed query={found} />)}
        {found.data && <RedlineView compared={found.data} addresses={addresses} />}
      </div>
    </Page>
  );
}
