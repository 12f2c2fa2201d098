import { capaMessages, capaPlanMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import { type CapaPlan, type CauseOfPlan, newCapa } from '@vigie/domain/modules/cases/steps/capa-plan';
import { type ReactNode, useId, useState } from 'react';
import { useSay } from '../../../../../platform/page/messages';
import { newEntryId } from '../../../../../platform/records/entry-id';
import { TransitionDialog } from '../../../../../platform/records/transition-dialog';
import { Button } from '../../../../../ui/buttons/button';
import { Toggle } from '../../../../../ui/buttons/toggle';
import { WhyButton } from '../../../../../ui/buttons/why-button';
import { useRestoredFocus } from '../../../../../ui/foundation/use-restored-focus';
import { Badge } from '../../../../../ui/icons/badge';
import { Glyph } from '../../../../../ui/icons/glyph';
import { Icon } from '../../../../../ui/icons/icon';
import { useStepForm } from '../form-context';
import { CapaRow } from './capa-row';
import { CauseDialog } from './cause-dialog';
import { eliminated, required, withCauseRestored } from './plan-changes';
import { RemoveDialog } from './remove-dialog';

/** One cause with its measures. */
export function PlanCause({ cause }: { cause: CauseOfPlan }) {
  const say = useSay();
  const id = useId();
  const { readOnly, change } = useStepForm();
  const [isOpen, setIsOpen] = useState(!cause.rejeter);
  const [added, setAdded] = useState<string | null>(null);
  const name = cause.causeRacine || say(m.goneName);
  const whole = useRestoredFocus<HTMLElement>(cause.capas.length);
  const addCapa = () => {
    const key = newEntryId('capa');
    change({ [key]: newCapa(cause.id) });
    setAdded(key);
  };
  return (
    <section ref={whole} tabIndex={-1} className="card shrinks plan-cause" aria-labelledby={`${id}-name`}>
      <div className="row-top gap-10 phone-wrap plan-cause-head">
        <div className="grow">
          <h3 className="text-14">
            <button
              type="button"
              className="breaks row-top gap-10 full-width touch-target plan-fold"
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
              <span id={`${id}-name`}>{name}</span>
            </button>
          </h3>
          <CauseMarks cause={cause} isOpen={isOpen} />
          {cause.rejeter && (
            <p className="prose plan-rationale">
              <b className="block meta strong">{say(m.rationale)}</b>
              {cause.rationale}
            </p>
          )}
        </div>
        {!readOnly && <Elimination cause={cause} name={name} />}
      </div>
      <div id={`${id}-body`} hidden={!isOpen}>
        {isOpen && cause.capas.map((capa) => <CapaRow key={capa.key} capa={capa} isNew={capa.key === added} />)}
        {isOpen && !readOnly && !cause.rejeter && (
          <CauseFoot cause={cause}>
            <button
              type="button"
              className="row strong accent text-13 hoverable touch-target plan-add"
              aria-label={say(capaMessages.addTo, { cause: name })}
              onClick={addCapa}
            >
              <Icon name="plus" />
              {say(capaMessages.add)}
            </button>
          </CauseFoot>
        )}
      </div>
    </section>
  );
}

/** Where it comes from, what it is, and what is missing. */
function CauseMarks({ cause, isOpen }: { cause: CauseOfPlan; isOpen: boolean }) {
  const say = useSay();
  const { readOnly } = useStepForm();
  const { categorie, type, why, isGone, capas, capaRequired, rejeter } = cause;
  const origin = why ? say(m.fromWhy, { why }) : isGone ? null : say(m.writtenHere);
  return (
    <div className="row wrap small muted plan-marks">
      {categorie && <Badge>{say(m[categorie])}</Badge>}
      {type && <span>{say(m[type])}</span>}
      {origin && <span>{origin}</span>}
      {isGone && (
        <Badge look="warning">
          <Icon name="alert" />
          {say(m.gone)}
        </Badge>
      )}
      {!rejeter && capaRequired && !isGone && capas.length === 0 && (
        <Badge look="warning">
          <Icon name="alert" />
          {say(m.noCapaYet)}
        </Badge>
      )}
      {!rejeter && !capaRequired && readOnly && <span>{say(m.capaNotRequired)}</span>}
      {!isOpen && capas.length > 0 && <span>{say(m.capaCount, { n: capas.length })}</span>}
    </div>
  );
}

/** R34: what is not treated says why; the way back needs no words. */
function Elimination({ cause, name }: { cause: CauseOfPlan; name: string }) {
  const say = useSay();
  const { content, change } = useStepForm();
  const [isAsking, setIsAsking] = useState(false);
  const plan = content as unknown as CapaPlan;
  if (cause.rejeter) {
    return (
      <Button size="small" icon="undo" onClick={() => change(withCauseRestored(plan, cause.id))}>
        {say(m.treatAgain)}
      </Button>
    );
  }
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        <Glyph name="void" />
        {say(m.eliminate)}
      </Button>
      {isAsking && (
        <TransitionDialog
          ask={{
            title: say(m.eliminate),
            question: say(m.eliminateQuestion, { cause: name }),
            note: say(m.eliminateNote),
            confirmLabel: say(m.eliminate),
          }}
          onConfirm={async ({ reason: rationale }) => change(eliminated(plan, cause.id, rationale))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function CauseFoot({ cause, children }: { cause: CauseOfPlan; children: ReactNode }) {
  const say = useSay();
  const { content, change } = useStepForm();
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const isOwn = cause.why === null && !cause.isGone;
  const close = () => setAsked(null);
  return (
    <div className="row-between line-top no-print plan-foot">
      {children}
      <div className="row wrap plan-foot-end">
        {isOwn && (
          <>
            <Button look="ghost" size="small" icon="pencil" onClick={() => setAsked('edit')}>
              {say(m.editCause)}
            </Button>
            <WhyButton
              look="ghost"
              size="small"
              icon="trash"
              why={cause.capas.length > 0 ? say(m.causeHasCapas) : undefined}
              onClick={() => setAsked('remove')}
            >
              {say(m.removeCause)}
            </WhyButton>
          </>
        )}
        {!cause.isGone && (
          <Toggle
            label={say(m.capaRequired)}
            checked={cause.capaRequired}
            onChange={(isRequired) => change(required(content as unknown as CapaPlan, cause.id, isRequired))}
          />
        )}
      </div>
      {asked === 'edit' && <CauseDialog cause={cause} onClose={close} />}
      {asked === 'remove' && (
        <RemoveDialog
          title={say(m.removeCause)}
          name={cause.causeRacine}
          onConfirm={() => change({ [cause.id]: null })}
          onClose={close}
        />
      )}
    </div>
  );
}
