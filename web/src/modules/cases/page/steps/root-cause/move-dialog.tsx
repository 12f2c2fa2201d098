import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { moveCauseMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import { type CauseLine, moveObjection, outline } from '@vigie/domain/modules/cases/steps/cause-tree';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useSay } from '../../../../../platform/page/messages';
import { Button } from '../../../../../ui/buttons/button';
import { TextField } from '../../../../../ui/fields/text-field';
import { Dialog } from '../../../../../ui/overlays/dialog';
import './move-dialog.css';

interface MoveDialogProps {
  causes: Causes;
  line: CauseLine;
  onMove: (parentId: string | null) => void;
  onClose: () => void;
}

interface Target {
  readonly id: string | null;
  readonly label: string;
  readonly why: string | null;
}

/** Every cause that it could go under; one that it cannot go under stays in its place and says why. */
export function MoveDialog({ causes, line, onMove, onClose }: MoveDialogProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Target | null>(null);
  const targets = useTargets(causes, line.id);
  const wanted = typed.trim().toLowerCase();
  const shown = targets.filter(({ id, label }) => id === null || label.toLowerCase().includes(wanted));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    onClose();
    onMove(chosen.id);
  };
  return (
    <Dialog
      wide
      title={say(m.title, { number: line.number })}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form onSubmit={onSubmit}>
        <div className="dialog-body stack-sm">
          <p>{say(m.where, { text: line.cause.text })}</p>
          <TextField label={say(m.search)} value={typed} autoFocus autoComplete="off" onChange={setTyped} />
          <Targets label={say(m.title, { number: line.number })} shown={shown} chosen={chosen} onChoose={setChosen} />
          {shown.length === 1 && wanted && <p className="muted">{say(m.nothing)}</p>}
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{say(generalMessages.cancel)}</Button>
          <Button type="submit" look="primary" disabled={!chosen}>
            {say(m.move)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useTargets(causes: Causes, id: string): readonly Target[] {
  const say = useSay();
  return useMemo(() => {
    const whyNot = (parentId: string | null) => {
      const objection = moveObjection(causes, id, parentId);
      return objection ? say(objection.message, objection.values) : null;
    };
    return [
      { id: null, label: say(m.primary), why: whyNot(null) },
      ...outline(causes).map((one) => ({
        id: one.id,
        label: `${one.number} ${one.cause.text}`,
        why: whyNot(one.id),
      })),
    ];
  }, [causes, id, say]);
}

interface TargetsProps {
  label: string;
  shown: readonly Target[];
  chosen: Target | null;
  onChoose: (target: Target) => void;
}

function Targets({ label, shown, chosen, onChoose }: TargetsProps) {
  const name = useId();
  return (
    <div className="bordered rounded why-targets" role="radiogroup" aria-label={label}>
      {shown.map((target) => (
        <label key={target.id} className={target.why ? 'is-off' : undefined}>
          <input
            className="rigid"
            type="radio"
            name={name}
            checked={chosen?.id === target.id}
            disabled={target.why !== null}
            onChange={() => onChoose(target)}
          />
          <span className="shrinks breaks">
            {target.label}
            {target.why && <small className="small muted block">{target.why}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
