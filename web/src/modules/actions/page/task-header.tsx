import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { formatDay } from '../../../ui/fields/day';
import { Icon } from '../../../ui/icons/icon';

/** A task by hand belongs to no case: it says itself whose it is. */
export function TaskHeader({ action }: { action: ActionDetail }) {
  const say = useSay();
  return (
    <header className="case-head">
      <div className="case-name">
        <h1 className="case-title">
          <span className="case-id">{action.id}</span> - {action.summary}
        </h1>
        <div className="case-meta">
          <span>{say(m.createdBy, { who: action.createdBy })}</span>
          <span>{say(m.started, { day: formatDay(action.startDate) })}</span>
        </div>
      </div>
      <div className="case-head-actions">
        <Link className="btn btn-ghost" to="/apps/actions">
          <Icon name="arrow-left" />
          {say(m.toList)}
        </Link>
      </div>
    </header>
  );
}
