import { roleMessages } from '@vigie/domain/messages/shell/profile';
import type { ImportLine } from '@vigie/domain/modules/accounts/user-administration-contract';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
import { type Say, useSay } from '../../platform/page/messages';
import { Status } from '../../ui/icons/status';
import { type Column, Table } from '../../ui/lists/table';

export function ImportPreview({ lines }: { lines: readonly ImportLine[] }) {
  const say = useSay();
  return (
    <section className="import-preview" aria-label={say(m.importPreview)}>
      <Table caption={say(m.importPreview)} columns={columns(say)} rows={lines} keyOf={({ line }) => line} />
    </section>
  );
}

function columns(say: Say): readonly Column<ImportLine>[] {
  return [
    { id: 'line', label: say(m.importLine), cell: ({ line }) => line },
    {
      id: 'name',
      label: say(m.name),
      cell: (person) => (
        <span className="block import-person">
          {`${person.firstName} ${person.lastName}`.trim() || '–'}
          <small className="meta breaks block">{[person.username, person.email].filter(Boolean).join(' · ')}</small>
          <small className="meta breaks block">
            {[...person.roles.map((role) => roleWord(say, role)), person.team].filter(Boolean).join(' · ')}
          </small>
        </span>
      ),
    },
    {
      id: 'problems',
      label: say(m.importProblems),
      fluid: true,
      cell: ({ problems }) =>
        problems.length === 0 ? (
          <Status kind="good">{say(m.importReady)}</Status>
        ) : (
          <ul className="tight small critical">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ),
    },
  ];
}

function roleWord(say: Say, role: string): string {
  return role in roleMessages ? say(roleMessages[role as keyof typeof roleMessages]) : role;
}
