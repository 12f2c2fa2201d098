import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { stepWritingMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { type FormEvent, useId, useState } from 'react';
import type { Autosave } from '../../../platform/autosave/autosave';
import type { Content } from '../../../platform/autosave/merge';
import type { AutosaveState } from '../../../platform/autosave/rules';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { Banner } from '../../../ui/overlays/banner';
import { Dialog } from '../../../ui/overlays/dialog';
import { titleOf } from './case-place';
import { knownContent } from './step-queries';
import { entryLabel, formatEntry, hasEntries } from './steps/format-entry';
import { fieldLabel, formatField } from './steps/format-field';
import './step-conflict.css';

interface StepConflictProps {
  record: CaseRecord;
  step: StepName;
  autosave: Autosave<CaseStepContent>;
  conflict: NonNullable<AutosaveState<CaseStepContent>['conflict']>;
  mine: Content;
}

/** Another user wrote into the same fields: both versions are shown, and the person chooses. */
export function StepConflict(props: StepConflictProps) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Banner kind="warning">
        {say(m.conflictNote)}{' '}
        <button type="button" className="linkbtn" onClick={() => setIsOpen(true)}>
          {say(m.compare)}
        </button>
      </Banner>
      {isOpen && <Versions {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type Side = 'mine' | 'theirs';

function Versions({ record, step, autosave, conflict, mine, onClose }: StepConflictProps & { onClose: () => void }) {
  const say = useSay();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { theirs, fields } = conflict;
  const by = theirs.changed;
  const open = fields.filter((name) => !chosen[name]).length;
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(fields.map((name) => [name, side])));
  const textsOf = (name: string) => {
    const sides = { step, id: name, side: mine, other: theirs.content };
    const parts = hasEntries(step)
      ? [
          entryLabel(sides, knownContent(record.id, 'rootCause') as unknown as Causes, say),
          formatEntry(sides, say),
          formatEntry({ ...sides, side: theirs.content, other: mine }, say),
        ]
      : [fieldLabel(name, say), formatField(mine[name], say), formatField(theirs.content[name], say)];
    const [label = name, ...both] = parts;
    const [own = '', others = ''] = both.map((text) => text || say(m.nothing));
    return { label, mine: own, theirs: others };
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (open === 0) autosave.resolve(new Set(fields.filter((name) => chosen[name] === 'theirs')));
  };
  return (
    <Dialog
      wide
      title={say(m.conflictTitle, { step: titleOf(step, say) })}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form onSubmit={onSubmit}>
        <div className="dialog-body stack-sm">
          <p>{by ? say(m.conflictBy, { who: by.who, when: formatMinute(by.at) }) : say(m.conflictUnknown)}</p>
          <div className="row wrap">
            <Button size="small" onClick={() => chooseAll('mine')}>
              {say(m.allMine)}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {say(m.allTheirs)}
            </Button>
          </div>
          {fields.map((name) => (
            <FieldChoice
              key={name}
              {...textsOf(name)}
              value={chosen[name]}
              onChange={(side) => setChosen({ ...chosen, [name]: side })}
            />
          ))}
        </div>
        <div className="dialog-foot">
          <Button type="submit" look="primary" disabled={open > 0}>
            {say(m.keepChosen)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldChoiceProps {
  label: string;
  mine: string;
  theirs: string;
  value: Side | undefined;
  onChange: (side: Side) => void;
}

function FieldChoice({ label, mine, theirs, value, onChange }: FieldChoiceProps) {
  const say = useSay();
  const name = useId();
  const texts = { mine, theirs };
  return (
    <fieldset className="grid phone-column conflict-field">
      <legend className="label">{label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label className="stack gap-4 rounded relative" key={side}>
          <input type="radio" name={name} checked={value === side} onChange={() => onChange(side)} />
          <b className="small muted strong">{say(m[side])}</b>
          <span className="prose">{texts[side]}</span>
        </label>
      ))}
    </fieldset>
  );
}
