import { connectionMessages } from '@vigie/domain/messages/connection';
import { positionOf } from '@vigie/domain/modules/questionnaires/editing/apply';
import { findPath } from '@vigie/domain/modules/questionnaires/editing/paths';
import { conflictMessages as m } from '@vigie/domain/modules/questionnaires/messages/conflicts';
import { partValueMessages as v } from '@vigie/domain/modules/questionnaires/messages/publication';
import { mergeMessages } from '@vigie/domain/modules/questionnaires/messages/structure';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { placeTextOf } from '@vigie/domain/modules/questionnaires/template/places';
import type { TemplateConflict } from '@vigie/domain/modules/questionnaires/templates/record';
import { useId, useState } from 'react';
import { type Say, useSay } from '../../../../platform/page/messages';
import { sentenceOf } from '../../../../platform/transport/api-error';
import { Button } from '../../../../ui/buttons/button';
import { Banner } from '../../../../ui/overlays/banner';
import { notify } from '../../../../ui/overlays/toast';
import { nameOf } from '../../builder/active-place';
import { useTemplateEditor } from '../../builder/edit-context';
import { decideTemplateConflict } from '../queries';
import { fieldLabel, fieldValue, partValues } from '../words/part-words';
import './conflict-list.css';

/** What two designers did to the same thing, side by side, until one of them is chosen. */
export function ConflictList() {
  const say = useSay();
  const heading = useId();
  const { detail } = useTemplateEditor();
  const { conflicts } = detail;
  return (
    <section className="stack-sm" aria-labelledby={heading}>
      <h3 id={heading}>{say(m.title)}</h3>
      <p className={conflicts.length > 0 ? 'strong' : 'muted'} role="status">
        {conflicts.length > 0 ? say(m.count, { n: conflicts.length }) : say(m.none)}
      </p>
      <ol className="stack gap-16 conflicts">
        {conflicts.map((conflict) => (
          <Conflict key={conflict.id} conflict={conflict} />
        ))}
      </ol>
    </section>
  );
}

function Conflict({ conflict }: { conflict: TemplateConflict }) {
  const say = useSay();
  const { template, detail, isEditable, select, write } = useTemplateEditor();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { code, about, field, first, second, secondBy: who } = conflict;
  const found = about === null ? say(m.ofTemplate) : placeTextOf(template, about);
  const place = [found ?? about ?? '', field && fieldLabel(say, field)].filter(Boolean).join(' > ');
  const decide = async (choice: 'first' | 'second') => {
    setBusy(true);
    setFailure(null);
    try {
      await write(decideTemplateConflict(detail.id, conflict.id, choice));
      notify.success(say(m.decided));
    } catch (error) {
      setFailure(sentenceOf(error, say(connectionMessages.unknownError)));
      setBusy(false);
    }
  };
  const sides = [
    {
      choice: 'first' as const,
      value: first,
      title: say(code === 'deleted_and_changed' ? m.firstDid : m.first),
      label: m.keepFirst,
      named: m.keepFirstOf,
    },
    {
      choice: 'second' as const,
      value: second,
      title: say(m.second, { who }),
      label: m.keepSecond,
      named: m.keepSecondOf,
    },
  ];
  return (
    <li className="bordered rounded conflict">
      {about !== null && found ? (
        <button type="button" className="linkbtn" onClick={() => select(about)}>
          {place}
        </button>
      ) : (
        <p className="strong">{place}</p>
      )}
      <p className="muted">{say(mergeMessages[code])}</p>
      <div className="grid gap-12 conflict-sides">
        {sides.map(({ choice, value, title, label, named }) => (
          <div key={choice} className="stack gap-6 breaks conflict-side">
            <p className="label">{title}</p>
            {sideLines(say, template, conflict, choice, value).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {isEditable && (
              <Button
                size="small"
                busy={busy}
                aria-label={say(named, { who, place })}
                onClick={() => void decide(choice)}
              >
                {say(label)}
              </Button>
            )}
          </div>
        ))}
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
    </li>
  );
}

/** What one designer made of it, as people read it. */
function sideLines(
  say: Say,
  template: Template,
  conflict: TemplateConflict,
  choice: 'first' | 'second',
  value: unknown,
): string[] {
  const { code, field } = conflict;
  if (code === 'both_changed' && field !== null) return [fieldValue(say, template, field, value)];
  if (code === 'both_moved') return [placeWords(say, template, conflict, choice)];
  if (value === null || value === undefined) return [say(v.deleted)];
  return partValues(say, template, value as Readonly<Record<string, unknown>>);
}

/** In what and after which of its siblings each put it; the first where it stands now, which is what holds. */
function placeWords(
  say: Say,
  template: Template,
  { about, second, secondAfter }: TemplateConflict,
  choice: 'first' | 'second',
): string {
  const path = about === null ? null : findPath(template, about);
  const wanted = { parentId: typeof second === 'string' && second !== '' ? second : null, after: secondAfter };
  const { parentId, after } = choice === 'first' && path ? positionOf(template, path) : wanted;
  const parent = parentId === null ? null : placeTextOf(template, parentId);
  if (parentId !== null && parent === null) return say(v.deleted);
  const place = parent === null ? say(v.top) : say(v.inPlace, { place: parent });
  if (after === null) return say(v.firstInPlace, { place });
  const sibling = nameOf(template, after);
  return sibling === '' ? place : say(v.afterInPlace, { place, after: sibling });
}
