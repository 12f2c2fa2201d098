import type { Json } from '../../kernel/trail/canonical-json';
import { type Capa, newCapa, newCause, type StepName, undecided } from '../cases/public';
import type { ImportedDraft } from './check';

const causeKey = 'cause-imported';
const capaKey = 'capa-imported';
const longestCause = 500;
const longestTitle = 200;

/** A text that must be short, cut at a word where it is not. */
function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 40)).trimEnd()}…`;
}

export interface ImportedStep {
  readonly name: StepName;
  readonly content: Readonly<Record<string, Json>>;
}

/** What an old case says of its causes and measures, in the steps that new cases write it in. */
export function stepsOfDraft({ rootCause, mCategory, capa }: ImportedDraft): readonly ImportedStep[] {
  const steps: ImportedStep[] = [];
  const cause = shortened(rootCause, longestCause);
  if (cause) {
    // What is too long for the tree stands whole beside it.
    const evidence = cause === rootCause ? [] : [{ text: rootCause, attachmentId: null }];
    const marked = { isRootCause: true, mCategory, type: 'Principale' as const, evidence };
    steps.push({ name: 'rootCause', content: { [causeKey]: { ...newCause(null, 1, cause), ...marked } } });
  }
  if (capa) {
    const measure: Capa = { ...newCapa(causeKey), titre: shortened(capa, longestTitle), action: capa };
    // A measure belongs to a cause: where the file names none, to one without words.
    const unnamed: ImportedStep['content'] = cause ? {} : { [causeKey]: { ...undecided, capaRequired: false } };
    steps.push({ name: 'capaPlan', content: { ...unnamed, [capaKey]: measure } });
  } else if (cause) {
    steps.push({ name: 'capaPlan', content: { [causeKey]: { ...undecided, capaRequired: false } } });
  }
  return steps;
}
