import { useQuery } from '@tanstack/react-query';
import { type CopyCheck, copiesEndpoints } from '@vigie/domain/modules/procedures/copies/contract';
import { copyCheckMessages as m } from '@vigie/domain/modules/procedures/copies/messages';
import { formatMinute } from '../../platform/page/dates';
import { Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { useParams } from '../../platform/router/router';
import { call } from '../../platform/transport/api';
import { ApiError } from '../../platform/transport/api-error';
import { Banner } from '../../ui/overlays/banner';
import { EntryFrame } from './entry-frame';

/** Shows a stranger who scanned the code of a printed procedure its code, its version and whether it is current. */
export default function CopyCheckPage() {
  const say = useSay();
  const { token = '' } = useParams();
  const found = useQuery({
    queryKey: ['copy-check', token],
    queryFn: ({ signal }) => call(copiesEndpoints.checkProcedureCopy, { params: { token }, signal }),
    retry: false,
  });
  const isUnknown = found.error instanceof ApiError && (found.error.status === 404 || found.error.status === 422);
  return (
    <EntryFrame title={say(m.title)}>
      <div className="stack">
        {found.isPending && <Loading lines={3} />}
        {found.isError && <Banner kind="warning">{say(isUnknown ? m.unknown : m.failed)}</Banner>}
        {found.data && <Answer check={found.data} />}
      </div>
    </EntryFrame>
  );
}

const kinds = { current: 'success', not_current: 'warning', recalled: 'error' } as const;

function Answer({ check: { code, versionNumber, answer, since } }: { check: CopyCheck }) {
  const say = useSay();
  const when = { when: since ? formatMinute(since) : '' };
  const words = {
    current: [say(m.current), say(m.currentHelp)],
    not_current: [say(m.notCurrent, when), say(m.notCurrentHelp)],
    recalled: [say(m.recalled, when), say(m.recalledHelp)],
  } as const;
  const [head, help] = words[answer];
  return (
    <>
      <p className="strong">
        {code} · {say(m.version, { n: versionNumber })}
      </p>
      <Banner kind={kinds[answer]}>
        <p className="strong">{head}</p>
        <p>{help}</p>
      </Banner>
    </>
  );
}
