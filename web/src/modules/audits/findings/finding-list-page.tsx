import { auditAddress } from '@vigie/domain/modules/audits/audits/id';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { useMemo } from 'react';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { Link } from '../../../platform/router/link';
import { Icon } from '../../../ui/icons/icon';
import { RecordListPage } from '../../records/public';
import { AuditsNav } from '../audits-nav';
import '../many-columns.css';
import { findingListView, findingsPath } from './list-view';
import { narrowedList, narrowedTo } from './narrowed-list';

/** All of them, or those of an audit that another page leads to. */
export default function FindingListPage() {
  const { audit, judge } = usePageSearch(narrowedTo);
  const view = useMemo(() => {
    const of = { ...(audit && { audit }), ...(judge && { judge }) };
    const { list, calls } = findingListView;
    return { ...findingListView, list: narrowedList(list, of), calls: { ...calls, of } };
  }, [audit, judge]);
  return (
    <>
      <AuditsNav at="findings" />
      <div className="many-columns finding-columns">
        <RecordListPage view={view} begin={(audit || judge) && <Narrowed audit={audit} />} />
      </div>
    </>
  );
}

function Narrowed({ audit }: { audit: string | undefined }) {
  const say = useSay();
  return (
    <>
      {audit && (
        <Link className="btn" to={auditAddress(audit)}>
          {say(m.narrowed, { id: audit })}
        </Link>
      )}
      <Link className="btn btn-ghost" to={findingsPath} aria-current={false}>
        <Icon name="x" />
        {say(m.showAll)}
      </Link>
    </>
  );
}
