import { formatDay } from '@vigie/domain/kernel/day';
import { fieldLabel } from '@vigie/domain/messages/record-words';
import { dossierMessages as m } from '@vigie/domain/modules/cases/messages/dossier';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import { type CapaOfPlan, type CapaPlan, type CauseOfPlan, planOf } from '@vigie/domain/modules/cases/steps/capa-plan';
import { type CauseDrawing, causeTreeDrawing, ishikawaDrawing } from '@vigie/domain/modules/cases/steps/cause-drawing';
import { causeDrawingSvg } from '@vigie/domain/modules/cases/steps/cause-drawing-svg';
import { outline, rootCausesOf, thereforeOf } from '@vigie/domain/modules/cases/steps/cause-tree';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { caseWords } from '@vigie/domain/modules/cases/words';
import { faint, formatValue, list, type Node, pairs, type Speak, shown } from '../../../platform/documents/nodes';
import type { Dossier } from './data';

type Step = Dossier['steps'][number];
type Layout = (step: Step, dossier: Dossier, speak: Speak) => readonly Node[];

/** The steps that are more than a list of fields. */
const layouts: Partial<Record<StepName, Layout>> = {
  recurrence: (step, dossier, speak) => [...fields(step, speak), ...analysis(dossier, speak)],
  rootCause: causeTree,
  capaPlan: plan,
};

export function stepNodes(step: Step, dossier: Dossier, speak: Speak): Node[] {
  const by = (mark: { who: string; at: string } | null) =>
    mark ? `${mark.who}, ${shown(mark.at)}` : speak(m.notMarked);
  const layout = layouts[step.name];
  return [
    { text: speak(m.stepState, { ready: by(step.ready), reviewed: by(step.reviewed) }), color: faint },
    ...(step.emptyBecause ? [{ text: speak(stepMarkMessages.emptyBecause, { reason: step.emptyBecause }) }] : []),
    ...(layout ? layout(step, dossier, speak) : fields(step, speak)),
  ];
}

function fields(step: Step, speak: Speak): Node[] {
  const lines = Object.entries(step.content).map(([field, value]): [string, string] => {
    const label = fieldLabel(caseWords, `${step.name}.${field}`, speak, true);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return [label, formatValue(value)];
    const { answer, ...rest } = value as { answer?: string };
    return [label, [answer, ...Object.values(rest)].map(formatValue).filter(Boolean).join(' · ')];
  });
  return pairs(lines);
}

/** What resembled the case on the day that it was last looked for. */
function analysis({ recurrence: { analyses, dismissals } }: Dossier, speak: Speak): Node[] {
  const [last] = analyses;
  if (!last) return [{ text: speak(m.notAnalysed), color: faint }];
  const rows = last.matches.map(({ id, title, score }) => {
    const dismissed = dismissals.find(({ otherId }) => otherId === id);
    return [`${score} %`, id, title, dismissed ? speak(m.dismissed, { reason: dismissed.reason }) : ''];
  });
  const others = dismissals
    .filter(({ otherId }) => !last.matches.some(({ id }) => id === otherId))
    .map(({ otherId, reason }) => ['', otherId, '', speak(m.dismissed, { reason })]);
  const said = speak(m.analysed, { when: shown(last.ranAt), who: last.ranBy, n: last.inputs.compared });
  return [{ text: said, margin: [0, 6, 0, 2] }, ...list([...rows, ...others], speak)];
}

function causeTree({ content }: Step, { case: record }: Dossier, speak: Speak): Node[] {
  const causes = content as Causes;
  const lines = outline(causes);
  if (lines.length === 0) return [{ text: speak(m.none), color: faint }];
  const rows = lines.map(({ number, cause }) => {
    const { text, isRootCause, mCategory, type, systemFailure, evidence } = cause;
    const mark = isRootCause ? [speak(m.rootCause), mCategory, type].filter(Boolean).join(' · ') : '';
    const proofs = evidence.map(({ text: said, attachmentId }) => {
      const file = record.attachments.find(({ id }) => id === attachmentId);
      return [said, file?.name].filter(Boolean).join(' · ');
    });
    return [number, [text, mark, systemFailure, ...proofs].filter(Boolean).join('\n')];
  });
  const words = { rootCause: speak(m.rootCause), unclassified: speak(m.unclassified) };
  const read = rootCausesOf(causes).map(({ id }) => thereforeOf(causes, id).join(` ; ${speak(m.therefore)} : `));
  return [
    ...list(rows, speak),
    ...(read.length > 0 ? [{ ul: read, margin: [0, 6, 0, 0] }] : []),
    ...drawings([
      [speak(m.treeDrawing), causeTreeDrawing(causes, record.title, words)],
      [speak(m.ishikawaDrawing), ishikawaDrawing(causes, record.title, words)],
    ]),
  ];
}

const upright = [515, 640];
const sideways = [760, 440];

/** A drawing too wide for an upright page has one that lies; what follows stands again. */
function drawings(drawn: readonly (readonly [string, CauseDrawing])[]): Node[] {
  return drawn.flatMap(([title, drawing]): Node[] => {
    const isWide = drawing.width * 0.75 > (upright[0] ?? 0);
    const [width = 0, height] = isWide ? sideways : upright;
    const fit = [Math.min(width, drawing.width * 0.75), height];
    const stack = [
      { text: title, bold: true, margin: [0, 8, 0, 4] },
      { svg: causeDrawingSvg(drawing), fit },
    ];
    if (!isWide) return [{ stack, unbreakable: true }];
    return [
      { stack, pageBreak: 'before', pageOrientation: 'landscape' },
      { text: '', pageBreak: 'before', pageOrientation: 'portrait' },
    ];
  });
}

function plan({ content }: Step, { steps, case: record }: Dossier, speak: Speak): Node[] {
  const causes = (steps.find(({ name }) => name === 'rootCause')?.content ?? {}) as Causes;
  const planned = planOf(causes, content as CapaPlan);
  if (planned.length === 0) return [{ text: speak(m.none), color: faint }];
  return planned.flatMap((cause) => [
    { text: causeTitle(cause, speak), bold: true, margin: [0, 6, 0, 2] },
    ...cause.capas.flatMap((capa) => [{ text: `${capa.number} ${capa.titre}` }, ...capaFields(capa, record, speak)]),
  ]);
}

function causeTitle({ causeRacine, categorie, type, rejeter, rationale }: CauseOfPlan, speak: Speak): string {
  const kind = [causeRacine, categorie, type].filter(Boolean).join(' · ');
  return rejeter ? `${kind}\n${speak(m.eliminated, { rationale })}` : kind;
}

function capaFields(capa: CapaOfPlan, record: Dossier['case'], speak: Speak): Node[] {
  const label = (field: string) =>
    fieldLabel(caseWords, `capaPlan.${capa.key}.${field}`, speak, true).split(', ').slice(1).join(', ');
  const day = (value: string | null) => (value ? formatDay(value) : '');
  const { action, objectif, responsable, dateDebut, dateFin, correctiveOuPreventive, commentaireAction } = capa;
  const check = record.capaChecks.find(({ capaId }) => capaId === capa.number);
  const verdict = check?.verdict;
  const judged = verdict
    ? `${speak(verdict.isEffective ? m.effective : m.notEffective)} · ${verdict.findings} · ${verdict.recorded.who}, ${shown(verdict.recorded.at)}`
    : speak(check ? m.notRecorded : m.notAsked);
  const rows: (readonly [string, string])[] = [
    [label('action'), action],
    [label('objectif'), objectif],
    [label('responsable'), responsable?.displayName ?? ''],
    [label('dateDebut'), day(dateDebut)],
    [label('dateFin'), day(dateFin)],
    [label('correctiveOuPreventive'), correctiveOuPreventive ?? ''],
    [label('commentaireAction'), commentaireAction],
    [label('adverseEffects'), [capa.adverseEffects.answer, capa.adverseEffects.text].filter(Boolean).join(' · ')],
    [speak(m.criterion), capa.effectiveness.criterion],
    [speak(m.verdict), judged],
  ];
  return pairs(rows.filter(([, value]) => value !== ''));
}
