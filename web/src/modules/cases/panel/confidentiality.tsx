import { roleMessages } from '@vigie/domain/messages/shell/profile';
import type { Confidentiality } from '@vigie/domain/modules/cases/confidentiality';
import { confidentialityMessages as m } from '@vigie/domain/modules/cases/messages/confidentiality';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { initialsOf } from '../../../platform/records/people';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Avatar } from '../../../ui/icons/avatar';
import { Icon } from '../../../ui/icons/icon';
import { ConfidentialityDialog } from './case-dialogs';
import { useRestrictionWhy } from './case-rules';
import './confidentiality.css';
import './team.css';

/** Who reads the case, and where that is changed. */
export function CaseConfidentiality({ record }: { record: CaseRecord }) {
  const say = useSay();
  const why = useRestrictionWhy(record);
  const [asked, setAsked] = useState(false);
  const { confidentiality } = record;
  return (
    <section className="stack-sm" aria-labelledby="confidentiality-title">
      <h2 id="confidentiality-title">{say(m.title)}</h2>
      {confidentiality ? <Readers confidentiality={confidentiality} /> : <p className="muted">{say(m.ordinary)}</p>}
      <div className="row">
        <WhyButton icon="lock" why={why} aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {say(m.change)}
        </WhyButton>
      </div>
      {asked && <ConfidentialityDialog record={record} onClose={() => setAsked(false)} />}
    </section>
  );
}

function Readers({ confidentiality: { people, roles } }: { confidentiality: Confidentiality }) {
  const say = useSay();
  return (
    <>
      <p>{say(m.restricted)}</p>
      <ul className="grid gap-4 team">
        {people.map(({ person, because }) => (
          <li key={person.id}>
            <Avatar initials={initialsOf(person.displayName)} large />
            <span className="grow">
              {person.displayName}
              <small className="meta block">{say(m[because])}</small>
            </span>
          </li>
        ))}
        {roles.map((role) => (
          <li key={role}>
            <span className="muted reader-role">
              <Icon name="users" />
            </span>
            <span className="grow">{say(m.roleHolders, { role: say(roleMessages[role]) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
