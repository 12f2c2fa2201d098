import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { capaMessages as m } from '@vigie/domain/modules/cases/messages/capa-page';
import { type Capa, type CapaOfPlan, capaKinds, nameOfCapa } from '@vigie/domain/modules/cases/steps/capa-plan';
import { type FocusEvent, useState } from 'react';
import { DayField } from '../../../../../platform/page/day-field';
import { useSay } from '../../../../../platform/page/messages';
import { PersonChoice } from '../../../../../platform/records/person-choice';
import { SegmentedField } from '../../../../../ui/choices/segmented-field';
import { TextArea } from '../../../../../ui/fields/text-area';
import { TextField } from '../../../../../ui/fields/text-field';
import { ExplainedAnswer, longestText } from '../fields';
import { useStepForm } from '../form-context';
import { EffectivenessFields } from './effectiveness-fields';
import { type FaultyField, faultsByField, storedCapa } from './plan-changes';

/** All that a measure says, to be written. */
export function CapaFields({ capa, isNew }: { capa: CapaOfPlan; isNew: boolean }) {
  const say = useSay();
  const { change } = useStepForm();
  const { errorOf, onBlur } = useShownFaults(capa);
  const set = (changes: Partial<Capa>) => change({ [capa.key]: { ...storedCapa(capa), ...changes } });
  const { responsable } = capa;
  return (
    <fieldset className="stack-sm" onBlur={onBlur}>
      <legend className="sr">{nameOfCapa(capa)}</legend>
      <div className="grid items-start phone-column capa-grid">
        <div className="capa-wide" data-field="titre">
          <TextField
            name="titre"
            label={say(m.titre)}
            required
            error={errorOf('titre')}
            value={capa.titre}
            maxLength={200}
            autoFocus={isNew}
            onChange={(titre) => set({ titre })}
          />
        </div>
        <div data-field="correctiveOuPreventive">
          <SegmentedField
            wide
            label={say(m.correctiveOuPreventive)}
            error={errorOf('correctiveOuPreventive')}
            options={capaKinds.map((kind) => ({ value: kind, label: say(m[kind]) }))}
            value={capa.correctiveOuPreventive}
            onChange={(correctiveOuPreventive) => set({ correctiveOuPreventive })}
          />
        </div>
      </div>
      <TextArea
        name="action"
        label={say(m.action)}
        help={say(m.actionHelp)}
        value={capa.action}
        rows={2}
        maxLength={longestText}
        onChange={(action) => set({ action })}
      />
      <TextField
        name="objectif"
        label={say(m.objectif)}
        value={capa.objectif}
        maxLength={1000}
        onChange={(objectif) => set({ objectif })}
      />
      <div className="grid items-start phone-column capa-grid">
        <div data-field="responsable">
          <PersonChoice
            label={say(m.responsable)}
            required
            error={errorOf('responsable')}
            value={responsable && { id: responsable.id, name: responsable.displayName }}
            onChange={(person) => set({ responsable: person && { id: person.id, displayName: person.name } })}
          />
        </div>
        <DayField
          name="dateDebut"
          label={say(m.dateDebut)}
          pickLabel={say(m.pickStart)}
          value={capa.dateDebut ?? ''}
          onChange={(day) => set({ dateDebut: day || null })}
        />
        <div data-field="dateFin">
          <DayField
            name="dateFin"
            label={say(m.dateFin)}
            pickLabel={say(m.pickEnd)}
            required
            error={errorOf('dateFin')}
            value={capa.dateFin ?? ''}
            onChange={(day) => set({ dateFin: day || null })}
          />
        </div>
      </div>
      <TextArea
        name="commentaireAction"
        label={say(m.commentaireAction)}
        optional={say(reasonMessages.optional)}
        value={capa.commentaireAction}
        rows={2}
        maxLength={longestText}
        onChange={(commentaireAction) => set({ commentaireAction })}
      />
      <ExplainedAnswer
        name="adverseEffects"
        label={m.adverseEffects}
        help={m.adverseHelp}
        textLabel={m.adverseText}
        value={capa.adverseEffects}
        onChange={(adverseEffects) => set({ adverseEffects })}
      />
      <EffectivenessFields
        value={capa.effectiveness}
        dayError={errorOf('checkOn')}
        onChange={(effectiveness) => set({ effectiveness })}
      />
    </fieldset>
  );
}

/** Faults of a field are shown once it had the focus and lost it, or once "ready" was asked for. */
function useShownFaults(capa: Capa) {
  const say = useSay();
  const { wasRefused } = useStepForm();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const faults = faultsByField(capa, (field) => wasRefused || left.has(field));
  const errorOf = (field: FaultyField) => {
    const fault = faults.get(field);
    return fault && say(fault.message, fault.values);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const place = target.closest<HTMLElement>('[data-field]');
    const field = place?.dataset.field;
    if (!field || place.contains(relatedTarget)) return;
    afterPress(() => setLeft((before) => new Set([...before, field])));
  };
  return { errorOf, onBlur };
}

/**
 * Does it at once, or, while something is being pressed, when that is over: what appears in between would move the
 * pressed button from under the pointer, and the press would be lost.
 */
function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) act();
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true });
}
