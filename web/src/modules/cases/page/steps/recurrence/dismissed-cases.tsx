import type { Dismissal } from '@vigie/domain/modules/cases/investigation-contract';
import { addressOfCase } from '@vigie/domain/modules/cases/kinds';
import { recurrencePageMessages as m } from '@vigie/domain/modules/cases/messages/recurrence-page';
import { formatMinute } from '../../../../../platform/page/dates';
import { useSay } from '../../../../../platform/page/messages';
import { Link } from '../../../../../platform/router/link';
import { Badge } from '../../../../../ui/icons/badge';
import { RestoreButton } from './match-actions';

/** Where, by whom, when and why a case was dismissed. */
export function WhyDismissed({ dismissal }: { dismissal: Dismissal }) {
  const say = useSay();
  const { otherId, isFromOther, who, at, reason } = dismissal;
  return (
    <p>
      <Badge look="line">{isFromOther ? say(m.dismissedThere, { id: otherId }) : say(m.dismissed)}</Badge>{' '}
      {say(m.dismissedBy, { who, when: formatMinute(at), reason })}
    </p>
  );
}

/** Cases that are not suggested any more, so that none is lost from sight. */
export function DismissedCases({ dismissals }: { dismissals: readonly Dismissal[] }) {
  const say = useSay();
  if (dismissals.length === 0) return null;
  return (
    <section className="grid gap-8 text-13" aria-label={say(m.dismissedCases)}>
      <h3 className="text-13 strong">{say(m.dismissedCases)}</h3>
      <ul className="grid gap-8">
        {dismissals.map((dismissal) => (
          <li key={`${dismissal.otherId} ${dismissal.isFromOther}`} className="row wrap row-between">
            <div className="row wrap">
              <Link className="strong accent" to={addressOfCase(dismissal.otherId)}>
                {dismissal.otherId}
              </Link>
              <WhyDismissed dismissal={dismissal} />
            </div>
            <RestoreButton dismissal={dismissal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
