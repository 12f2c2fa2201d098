import { formatDay } from '../../../../kernel/day';
import type { CapaOfPlan } from '../../../cases/public';
import { capaValues, type Reading } from '../reading';
import type { Found, RemarkCode, Rule } from '../remark';
import { saysNothing } from '../text/spelled';

const at = (capa: CapaOfPlan, field: keyof CapaOfPlan): Found => ({
  step: 'capaPlan',
  field: `${capa.key}.${field}`,
  values: capaValues(capa),
});

const each = (code: RemarkCode, field: keyof CapaOfPlan, isMissing: (capa: CapaOfPlan) => boolean): Rule => ({
  code,
  steps: ['capaPlan'],
  find: ({ capas }) => capas.filter(isMissing).map((capa) => at(capa, field)),
});

export const capaWithoutObjective = each('capa_without_objective', 'objectif', ({ objectif }) => saysNothing(objectif));
export const capaWithoutOwner = each('capa_without_owner', 'responsable', ({ responsable }) => responsable === null);
export const capaWithoutDate = each('capa_without_date', 'dateFin', ({ dateFin }) => dateFin === null);

/** Raised once all kinds are chosen. An improvement has nothing to correct. */
export const correctiveWithoutPreventive: Rule = {
  code: 'corrective_without_preventive',
  steps: ['capaPlan'],
  find: ({ capas, content: { kind } }) => {
    const [first] = capas;
    const isAllCorrective = capas.every(({ correctiveOuPreventive }) => correctiveOuPreventive === 'corrective');
    return first && isAllCorrective && kind !== 'improvement' ? [at(first, 'correctiveOuPreventive')] : [];
  },
};

const isLate = (day: string | null, today: string) => day !== null && day < today;

function lateCapas({ capas, content: { today, endedCapas } }: Reading): readonly Found[] {
  const ended = new Set(endedCapas);
  return capas
    .filter(({ number, dateFin }) => isLate(dateFin, today) && !(number !== null && ended.has(number)))
    .map((capa) => ({ ...at(capa, 'dateFin'), values: { day: formatDay(capa.dateFin ?? '') } }));
}

export const dueDatePast: Rule = {
  code: 'due_date_past',
  steps: ['case', 'capaPlan'],
  find: (reading) => {
    const { hasEnded, dueDate, today } = reading.content;
    if (hasEnded) return [];
    const ofCase: Found[] = isLate(dueDate, today)
      ? [{ step: 'case', field: 'dueDate', values: { day: formatDay(dueDate ?? '') } }]
      : [];
    return [...ofCase, ...lateCapas(reading)];
  },
};
