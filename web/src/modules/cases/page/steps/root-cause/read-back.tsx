import { readBackMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import { rootCausesOf, thereforeOf } from '@vigie/domain/modules/cases/steps/cause-tree';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { Fragment, useState } from 'react';
import { useSay } from '../../../../../platform/page/messages';
import { Icon } from '../../../../../ui/icons/icon';

/** Each root cause read up to the problem. Worked out only while it is shown. */
export function ReadBack({ causes, problem }: { causes: Causes; problem: string }) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="line-top why-read" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="row gap-6 semibold">
        <Icon name="chevron-right" />
        {say(m.title)}
      </summary>
      {isOpen && <Sentences causes={causes} problem={problem} />}
    </details>
  );
}

function Sentences({ causes, problem }: { causes: Causes; problem: string }) {
  const say = useSay();
  const roots = rootCausesOf(causes);
  if (roots.length === 0) return <p className="muted">{say(m.none)}</p>;
  return (
    <>
      <p className="muted">{say(m.help)}</p>
      <ol>
        {roots.map(({ id, number }) => (
          <li key={id} className="flex gap-10 why-read-one">
            <span className="rigid small muted strong digits why-no">{number}</span>
            <p className="breaks shrinks">
              {[...thereforeOf(causes, id), problem].map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two links of a chain may say the same
                <Fragment key={at}>
                  {at > 0 && <b>, {say(m.therefore)} </b>}
                  {text.replace(/[\s.;,]+$/, '')}
                </Fragment>
              ))}
              .
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
