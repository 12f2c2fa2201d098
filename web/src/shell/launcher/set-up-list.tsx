import { useQuery } from '@tanstack/react-query';
import { setUpMessages as m } from '@vigie/domain/messages/shell/set-up';
import { type SetUpStep, setUpSteps } from '@vigie/domain/modules/overview/set-up';
import { getSetUp } from '@vigie/domain/modules/overview/set-up-contract';
import { useEffect } from 'react';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { call } from '../../platform/transport/api';
import { Icon } from '../../ui/icons/icon';

const places: Readonly<Record<SetUpStep, { to: string; search?: { tab: string } }>> = {
  people: { to: '/apps/parameters' },
  teams: { to: '/apps/parameters', search: { tab: 'teams' } },
  lists: { to: '/apps/parameters/lists' },
  rules: { to: '/apps/parameters', search: { tab: 'rules' } },
  mail: { to: '/profile' },
  report: { to: '/apps/new-issue' },
};
const help = {
  people: m.peopleHelp,
  teams: m.teamsHelp,
  lists: m.listsHelp,
  rules: m.rulesHelp,
  mail: m.mailHelp,
  report: m.reportHelp,
};

/**
 * What the company has yet to set up, for its administrators, until all of it is done or the user hides it. It comes with the
 * first page, and therefore draws with what that page has already.
 */
export default function SetUpList({ onHide }: { onHide: () => void }) {
  const say = useSay();
  const { data, isError } = useQuery({
    queryKey: ['set-up'],
    queryFn: ({ signal }) => call(getSetUp, { signal }),
    // Steps are done on other pages, so that coming back asks again.
    staleTime: 0,
  });
  const done = data?.steps.filter(({ isDone }) => isDone).length ?? 0;
  const isOver = data !== undefined && done === data.steps.length;
  useEffect(() => {
    if (isOver) onHide();
  }, [isOver, onHide]);
  if (!data || isError || isOver) return null;
  return (
    <section className="card stack-sm set-up-card" aria-labelledby="set-up-title">
      <div className="row wrap">
        <h2 id="set-up-title">{say(m.title)}</h2>
        <span className="muted digits grow">{say(m.progress, { n: done, total: setUpSteps.length })}</span>
        <button type="button" className="btn btn-ghost btn-sm" onClick={onHide}>
          {say(m.dismiss)}
        </button>
      </div>
      <ul className="grid set-up-steps">
        {data.steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? 'row-top set-up-done' : 'row-top'}>
            <Icon name={isDone ? 'check' : 'chevron-right'} />
            <span className="shrinks">
              {isDone ? (
                <>
                  {say(m[step])} <span className="sr">({say(m.done)})</span>
                </>
              ) : (
                <>
                  <Link className="strong" {...places[step]}>
                    {say(m[step])}
                  </Link>
                  <span className="block small muted">{say(help[step])}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
