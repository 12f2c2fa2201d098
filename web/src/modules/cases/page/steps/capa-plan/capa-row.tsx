import { capaMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import { type CapaOfPlan, nameOfCapa, removalObjection } from '@vigie/domain/modules/cases/steps/capa-plan';
import { useId, useState } from 'react';
import { useSay } from '../../../../../platform/page/messages';
import { initialsOf } from '../../../../../platform/records/people';
import { Link } from '../../../../../platform/router/link';
import { WhyButton } from '../../../../../ui/buttons/why-button';
import { formatDay } from '../../../../../ui/fields/day';
import { Avatar } from '../../../../../ui/icons/avatar';
import { Badge } from '../../../../../ui/icons/badge';
import { Icon } from '../../../../../ui/icons/icon';
import { ActionState } from '../../../../actions/public';
import { CheckCard } from '../../../panel/capa-check';
import { capaActions, placeAddress } from '../../case-place';
import { useStepForm } from '../form-context';
import { CapaFields } from './capa-fields';
import { CapaReading } from './capa-reading';
import { isBlank } from './plan-changes';
import { RemoveDialog } from './remove-dialog';

/** One measure: what matters of it in a line, all of it when unfolded. */
export function CapaRow({ capa, isNew }: { capa: CapaOfPlan; isNew: boolean }) {
  const id = useId();
  const { record, readOnly } = useStepForm();
  const [isOpen, setIsOpen] = useState(isNew);
  const check = record.capaChecks.find(({ capaId }) => capaId === capa.number);
  return (
    <div className={isOpen ? 'line-top capa-row open' : 'line-top capa-row'} data-capa={capa.key}>
      <CapaHead capa={capa} isOpen={isOpen} bodyId={id} onToggle={() => setIsOpen(!isOpen)} />
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-16 capa-body">
            {readOnly ? <CapaReading capa={capa} /> : <CapaFields capa={capa} isNew={isNew} />}
            {check && <CheckCard record={record} check={check} />}
            {!readOnly && <RemoveCapa capa={capa} />}
          </div>
        )}
      </div>
    </div>
  );
}

interface CapaHeadProps {
  capa: CapaOfPlan;
  isOpen: boolean;
  bodyId: string;
  onToggle: () => void;
}

function CapaHead({ capa, isOpen, bodyId, onToggle }: CapaHeadProps) {
  const say = useSay();
  const { number, titre, correctiveOuPreventive: kind, responsable, dateFin } = capa;
  return (
    <div className="row wrap capa-head">
      <h4>
        <button
          type="button"
          className="breaks row-top gap-10 full-width touch-target plan-fold"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          <span className="rigid muted strong nowrap">{number ?? say(m.numbering)}</span>
          <span className={titre ? 'clip strong capa-title' : 'clip strong capa-title muted'}>
            {titre || say(m.untitled)}
          </span>
        </button>
      </h4>
      <Following capa={capa} />
      {kind && <Badge look={kind === 'corrective' ? 'accent' : 'line'}>{say(m[kind])}</Badge>}
      {responsable && (
        <span className="inline-row gap-8 shrinks capa-person">
          <Avatar initials={initialsOf(responsable.displayName)} />
          <span className="clip">{responsable.displayName}</span>
        </span>
      )}
      {dateFin && <span className="note digits capa-due">{formatDay(dateFin)}</span>}
    </div>
  );
}

/** The action that the measure became. */
function Following({ capa }: { capa: CapaOfPlan }) {
  const say = useSay();
  const { record } = useStepForm();
  const action = capaActions(record.actions).find(({ origin }) => origin === capa.number);
  if (!action) return null;
  return (
    <span className="row nowrap text-13 capa-following">
      <span className="sr">{say(m.followedBy)}</span>
      <Link className="touch-link" to={placeAddress(record, action.origin)} search={true}>
        {action.id}
      </Link>
      <ActionState status={action.status} />
    </span>
  );
}

function RemoveCapa({ capa }: { capa: CapaOfPlan }) {
  const say = useSay();
  const { record, change } = useStepForm();
  const [isAsking, setIsAsking] = useState(false);
  const followed = new Set(record.actions.map(({ origin }) => origin));
  const objection = removalObjection(capa, followed);
  const remove = () => change({ [capa.key]: null });
  return (
    <div>
      <WhyButton
        look="danger-quiet"
        size="small"
        icon="trash"
        why={objection ? say(objection.message, objection.values) : undefined}
        onClick={() => (isBlank(capa) ? remove() : setIsAsking(true))}
      >
        {say(m.remove)}
      </WhyButton>
      {isAsking && (
        <RemoveDialog
          title={say(m.remove)}
          name={nameOfCapa(capa)}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
