import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { fieldLabel, isDisplayed } from '@vigie/domain/messages/record-words';
import { capaMessages, capaPlanMessages } from '@vigie/domain/modules/cases/messages/capa-page';
import { entryMessages as m } from '@vigie/domain/modules/cases/messages/root-cause-page';
import { type CapaPlan, nameOfCapa } from '@vigie/domain/modules/cases/steps/capa-plan';
import { outline } from '@vigie/domain/modules/cases/steps/cause-tree';
import { type Causes, normalizeCauses } from '@vigie/domain/modules/cases/steps/root-cause';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { caseWords } from '@vigie/domain/modules/cases/words';
import { type Content, isSame } from '../../../../platform/autosave/merge';
import type { Say } from '../../../../platform/page/messages';
import { formatValue } from '../../../../platform/records/history-values';

/** Steps whose content is a set of entries, each with parts of its own. */
export const hasEntries = (step: StepName): boolean => step === 'rootCause' || step === 'capaPlan';

interface EntrySides {
  readonly step: StepName;
  readonly id: string;
  readonly side: Content;
  readonly other: Content;
}

/** What a person calls the entry: the words of a cause, the number or the title of a CAPA. */
export function entryLabel({ step, id, side, other }: EntrySides, roots: Causes, say: Say): string {
  if (step === 'rootCause') return ((side[id] ?? other[id]) as unknown as Causes[string] | undefined)?.text ?? id;
  const entry = (side[id] ?? other[id]) as unknown as CapaPlan[string] | undefined;
  if (entry?.is === 'capa') return nameOfCapa(entry).trim() || say(capaMessages.unnamed);
  return entry?.causeRacine || roots[id]?.text || say(capaPlanMessages.goneName);
}

/** What this side says of the entry and the other does not, part by part. */
export function formatEntry(sides: EntrySides, say: Say): string {
  const { step, id, side, other } = sides;
  const [mine, theirs] = [partsOf(side[id]), partsOf(other[id])];
  if (!mine) return say(m.gone);
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs ?? {})])];
  const values = names
    .filter((name) => name !== 'parentId' && isDisplayed(caseWords, `${step}.${id}.${name}`))
    .filter((name) => !isSame(mine[name], theirs?.[name]))
    .flatMap((name) => {
      const field = `${step}.${id}.${name}`;
      const value = formatValue(caseWords, field, mine[name], say);
      return value === null && !theirs ? [] : [{ name: innerName(field, id, say), value: value ?? '–' }];
    });
  return [...placeShown(sides, say), ...values].map((part) => say(m.part, part)).join('\n');
}

function partsOf(entry: Json | undefined): Readonly<Record<string, Json>> | null {
  return entry && typeof entry === 'object' ? (entry as Readonly<Record<string, Json>>) : null;
}

/** The label of a part begins with what kind of entry it is a part of, which the heading says already. */
function innerName(field: string, id: string, say: Say): string {
  const whole = fieldLabel(caseWords, field, say, true);
  const kind = fieldLabel(caseWords, field.slice(0, field.indexOf(id) + id.length), say, true);
  return whole.startsWith(`${kind}, `) ? whole.slice(kind.length + 2) : whole;
}

/** Where a cause stands is its number; the parent and the position that make it up mean nothing to a reader. */
function placeShown({ step, id, side, other }: EntrySides, say: Say): readonly { name: string; value: string }[] {
  if (step !== 'rootCause') return [];
  const [mine, theirs] = [partsOf(side[id]), partsOf(other[id])];
  if (isSame(mine?.parentId, theirs?.parentId) && isSame(mine?.position, theirs?.position)) return [];
  const number = outline(normalizeCauses(side as unknown as Causes)).find((line) => line.id === id)?.number;
  return number ? [{ name: say(m.place), value: number }] : [];
}
