import { capaMessages as m, measureWords } from '@vigie/domain/modules/cases/messages/capa-page';
import type { CapaOfPlan } from '@vigie/domain/modules/cases/steps/capa-plan';
import { useSay } from '../../../../../platform/page/messages';
import { formatDay } from '../../../../../ui/fields/day';
import { ReadExplained, ReadText } from '../fields';

/** All that a measure says, to be read. */
export function CapaReading({ capa }: { capa: CapaOfPlan }) {
  const say = useSay();
  const { effectiveness, correctiveOuPreventive: kind } = capa;
  const measured = effectiveness.measure && measureWords(effectiveness.measure);
  const day = (iso: string | null) => (iso ? formatDay(iso) : '');
  return (
    <div className="stack-sm">
      <div className="grid items-start phone-column capa-grid">
        <div className="capa-wide">
          <ReadText label={say(m.titre)} text={capa.titre} />
        </div>
        <ReadText label={say(m.correctiveOuPreventive)} text={kind ? say(m[kind]) : ''} />
      </div>
      <ReadText label={say(m.action)} text={capa.action} />
      <ReadText label={say(m.objectif)} text={capa.objectif} />
      <div className="grid items-start phone-column capa-grid">
        <ReadText label={say(m.responsable)} text={capa.responsable?.displayName ?? ''} />
        <ReadText label={say(m.dateDebut)} text={day(capa.dateDebut)} />
        <ReadText label={say(m.dateFin)} text={day(capa.dateFin)} />
      </div>
      {capa.commentaireAction && <ReadText label={say(m.commentaireAction)} text={capa.commentaireAction} />}
      <ReadExplained label={say(m.adverseEffects)} value={capa.adverseEffects} />
      <ReadText label={say(m.criterion)} text={effectiveness.criterion} />
      {measured ? (
        <ReadText label={say(m.measured)} text={say(measured.message, measured.values)} />
      ) : (
        <ReadText label={say(m.checkOn)} text={day(effectiveness.checkOn)} />
      )}
    </div>
  );
}
