import type { Message } from '@vigie/domain/kernel/message';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { capaFaultMessages as f } from '@vigie/domain/modules/cases/messages/capa-plan';
import {
  type Capa,
  type CapaOfPlan,
  type CapaPlan,
  capaFaults,
  type PlannedCause,
  undecided,
} from '@vigie/domain/modules/cases/steps/capa-plan';

/** What the plan says of a cause; without a decision on it, what is said of all. */
export function entryOf(plan: CapaPlan, id: string): PlannedCause {
  const entry = plan[id];
  return entry?.is === 'cause' ? entry : undecided;
}

export function eliminated(plan: CapaPlan, id: string, rationale: string): CapaPlan {
  return { [id]: { ...entryOf(plan, id), rejeter: true, rationale } };
}

export function withCauseRestored(plan: CapaPlan, id: string): CapaPlan {
  return { [id]: { ...entryOf(plan, id), rejeter: false, rationale: '' } };
}

export function required(plan: CapaPlan, id: string, capaRequired: boolean): CapaPlan {
  return { [id]: { ...entryOf(plan, id), capaRequired } };
}

/** A measure as it is stored: its key is its name in the content. */
export function storedCapa({ key: _, ...capa }: CapaOfPlan): Capa {
  return capa;
}

/** Nothing was written into it yet, so taking it out loses nothing. */
export function isBlank({ titre, action, objectif, responsable, dateFin, commentaireAction }: Capa): boolean {
  return [titre, action, objectif, commentaireAction].every((text) => text.trim() === '') && !responsable && !dateFin;
}

export type FaultyField = 'titre' | 'correctiveOuPreventive' | 'responsable' | 'dateFin' | 'checkOn';

const fields: ReadonlyMap<Message, FaultyField> = new Map([
  [f.noTitle, 'titre'],
  [f.noKind, 'correctiveOuPreventive'],
  [f.noResponsible, 'responsable'],
  [f.noEnd, 'dateFin'],
  [f.endBeforeStart, 'dateFin'],
  [f.checkBeforeEnd, 'checkOn'],
]);

const wrongAtOnce: readonly Message[] = [f.endBeforeStart, f.checkBeforeEnd];

/** What a measure lacks, beside the field where it is mended: what is missing once one has been there, what is wrong at once. */
export function faultsByField(
  capa: Capa,
  isShown: (field: FaultyField) => boolean,
): ReadonlyMap<FaultyField, Objection> {
  const faults = capaFaults(capa).flatMap((fault): [FaultyField, Objection][] => {
    const field = fields.get(fault.message);
    return field && (wrongAtOnce.includes(fault.message) || isShown(field)) ? [[field, fault]] : [];
  });
  return new Map(faults);
}
