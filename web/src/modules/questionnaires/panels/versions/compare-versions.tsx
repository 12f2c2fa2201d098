import { compareMessages as m } from '@vigie/domain/modules/questionnaires/messages/publication';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { type ComparedRow, compareVersions, isDifferent } from '@vigie/domain/modules/questionnaires/versions/compare';
import { memo, useMemo, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Checkbox } from '../../../../ui/choices/checkbox';
import { Badge } from '../../../../ui/icons/badge';
import { Banner } from '../../../../ui/overlays/banner';
import { fieldLabel, fieldValue, partValues } from '../words/part-words';
import { rowTitles } from './row-titles';
import './compare-versions.css';

interface NamedTemplate {
  readonly name: string;
  readonly template: Template;
}

/** Two versions side by side, part by part; what differs says how. */
export function CompareVersions({ before, after }: { before: NamedTemplate; after: NamedTemplate }) {
  const say = useSay();
  const rows = useMemo(() => compareVersions(before.template, after.template), [before.template, after.template]);
  const titles = useMemo(() => rowTitles(before.template, after.template), [before.template, after.template]);
  const different = useMemo(() => rows.filter(isDifferent), [rows]);
  const [isShort, setIsShort] = useState(true);
  if (different.length === 0) return <Banner kind="success">{say(m.same)}</Banner>;
  return (
    <div className="stack-sm">
      <div className="row row-between">
        <p className="strong">{say(m.differences, { n: different.length })}</p>
        <Checkbox label={say(m.onlyChanges)} checked={isShort} onChange={setIsShort} />
      </div>
      <table className="full-width compare">
        <thead>
          <tr>
            <th scope="col">{say(m.place)}</th>
            <th scope="col">{before.name}</th>
            <th scope="col">{after.name}</th>
          </tr>
        </thead>
        <tbody>
          {(isShort ? different : rows).map((row) => (
            <Row
              key={row.id ?? ''}
              row={row}
              title={titles.get(row.id) ?? ''}
              before={before.template}
              after={after.template}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  row: ComparedRow;
  title: string;
  before: Template;
  after: Template;
}

const Row = memo(function Row({ row, title, before, after }: RowProps) {
  const say = useSay();
  const { kind, depth, isAdded, isRemoved, isMoved, changes } = row;
  const marks = [isAdded && m.added, isRemoved && m.removed, isMoved && m.moved, changes.length > 0 && m.changed];
  return (
    <tr className={isAdded ? 'compare-added' : isRemoved ? 'compare-removed' : undefined}>
      <th scope="row" data-depth={depth}>
        <span className="muted">{say(m.kind[kind])}</span> {title}
        <span className="cluster gap-4 compare-marks">
          {marks.map((mark) => mark && <Badge key={mark.en}>{say(mark)}</Badge>)}
        </span>
      </th>
      <td>
        <Side row={row} template={before} side="before" />
      </td>
      <td>
        <Side row={row} template={after} side="after" />
      </td>
    </tr>
  );
});

function Side({ row, template, side }: { row: ComparedRow; template: Template; side: 'before' | 'after' }) {
  const say = useSay();
  const fields = row[side];
  if (!fields) return <span className="muted">{say(m.nothing)}</span>;
  if (row.isAdded || row.isRemoved) {
    return (
      <ul>
        {partValues(say, template, fields).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {row.changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldLabel(say, change.field)}</dt>
          <dd>{fieldValue(say, template, change.field, change[side])}</dd>
        </div>
      ))}
    </dl>
  );
}
