import { type Kind, stepsOf } from '@vigie/domain/modules/cases/kinds';
import { emptyCustomerNotification } from '@vigie/domain/modules/cases/steps/assessments';
import { capaCategoryOf, newCapa, undecided } from '@vigie/domain/modules/cases/steps/capa-plan';
import {
  type Explained,
  emptyProcess,
  emptyProductBatch,
  emptyRegulatory,
  peopleItems,
  sqippItems,
} from '@vigie/domain/modules/cases/steps/impact';
import { newCause } from '@vigie/domain/modules/cases/steps/root-cause';
import { isBlank, type StepContent, type StepName } from '@vigie/domain/modules/cases/steps/steps';
import { type Cast, dayFromToday } from '../../accounts/public';
import { storedStep } from './stored-step';
import type { CauseStory, MeasureStory, WalkedCase } from './story';

type Content = Readonly<Record<string, unknown>>;

const yes = (text: string): Explained => ({ answer: 'Yes', text });
const no = (text = ''): Explained => ({ answer: 'No', text });

function said<Name extends string>(names: readonly Name[], found: Partial<Record<Name, string>>): Content {
  return Object.fromEntries(names.map((name) => [name, found[name] ? yes(found[name]) : no()]));
}

/** What stands on a page of the case once it was written. */
const pages: Partial<Record<StepName, (story: WalkedCase, cast: Cast, kind: Kind) => Content | Promise<Content>>> = {
  productBatch: ({ impact, batches = [], decision = '' }) => ({
    ...emptyProductBatch,
    ...(impact && { impactLevel: impact[0], justification: impact[1] }),
    batches: batches.map(([product, batchNumber, status]) => ({ product, batchNumber, status })),
    decision,
    stability: batches.length > 0 ? no('La composition n’est pas en cause.') : { answer: 'N/A', text: '' },
  }),
  process: ({ impact, stop, validation, qualification }) => {
    if (!stop && !validation && !qualification) return { ...emptyProcess, notApplicable: true };
    return {
      ...emptyProcess,
      impactLevel: impact?.[0] ?? 'Minor impact',
      ProductionStop: stop ? yes(stop) : no(),
      ProductionStopDuration: stop ? yes(stop) : no(),
      ProcessValidation: validation ? yes(validation) : no('Paramètres validés inchangés.'),
      EquipmentQualification: qualification ? yes(qualification) : no(),
    };
  },
  SQIPP: ({ SQIPP = {} }) => said(sqippItems, SQIPP),
  peopleEnvironment: ({ impact, people = {}, protection = '' }) => ({
    impactLevel: impact?.[0] ?? null,
    justification: impact?.[1] ?? '',
    ...said(peopleItems, people),
    protectiveMeasures: protection,
  }),
  regulatory: ({ regulatory, authorities }) => ({
    ...emptyRegulatory,
    impactLevel: authorities ? 'Major impact' : regulatory ? 'Minor impact' : 'No impact',
    description: regulatory ?? '',
    notifyAuthorities: authorities ? yes(authorities) : no('Aucun produit distribué n’est concerné.'),
  }),
  'customer-notification': ({ customer }) => {
    if (!customer) return { ...emptyCustomerNotification, required: no('Le client a eu sa réponse par téléphone.') };
    const [name, contact, channel, day, message, response = ''] = customer;
    return {
      ...emptyCustomerNotification,
      required: yes('Le client attend une réponse écrite.'),
      customer: name,
      contact,
      channel,
      message,
      response,
      notifiedOn: dayFromToday(day),
    };
  },
  'risk-analysis': ({ risk }) => {
    const [severity = 3, occurrence = 3, detectability = 3, controls = ''] = risk ?? [];
    const rated = (rating: number, rationale: string) => ({ rating, rationale });
    return {
      severity: rated(severity, 'Effet sur le travail, sans effet sur le patient.'),
      occurrence: rated(occurrence, 'D’après les relevés des douze derniers mois.'),
      detectability: rated(detectability, 'Vu le plus souvent au contrôle suivant.'),
      controls,
    };
  },
  recurrence: ({ recurrent }) => ({
    isRecurrent: recurrent ? yes(recurrent) : no('Aucun dossier semblable sur les douze derniers mois.'),
    findings: recurrent ? 'Les dossiers proches sont repris dans la recherche de causes.' : '',
  }),
  rootCause: ({ causes = [] }) => Object.fromEntries(causes.flatMap(treeOf)),
  capaPlan: async ({ causes = [], measures = [] }, cast, kind) => ({
    ...Object.fromEntries(causes.flatMap((cause, n) => decisionOn(cause, n, stepsOf(kind).includes('rootCause')))),
    ...Object.fromEntries(await Promise.all(measures.map((measure, n) => planned(measure, n, causes, cast)))),
  }),
};

/** Which findings a page waits for while the case is still written; once it was submitted every page is there. */
const awaited: Partial<Record<StepName, readonly (keyof WalkedCase)[]>> = {
  productBatch: ['batches'],
  process: ['stop', 'validation', 'qualification'],
  SQIPP: ['SQIPP'],
  peopleEnvironment: ['people'],
  regulatory: ['regulatory', 'authorities'],
  'customer-notification': ['customer'],
  'risk-analysis': ['risk'],
  recurrence: ['recurrent'],
  rootCause: ['causes'],
  capaPlan: ['measures'],
};

/** Null: not written yet. */
export async function contentOf(name: StepName, kind: Kind, story: WalkedCase, cast: Cast): Promise<Content | null> {
  if (story.steps) return story.steps[name] ? storedStep(name, story.steps[name], cast) : null;
  const isWhole = story.until !== 'writing' || stepsOf(kind).indexOf(name) < (story.ready ?? 0);
  const isKnown = (awaited[name] ?? []).some((field) => story[field] !== undefined);
  const page = pages[name];
  return page && (isWhole || isKnown) ? page(story, cast, kind) : null;
}

const emptyReasons: Partial<Record<StepName, string>> = {
  productBatch: 'Aucun autre lot n’est concerné.',
  process: 'Le procédé n’est pas en cause.',
  SQIPP: 'Aucun effet sur le produit.',
  regulatory: 'Aucune exigence réglementaire n’est touchée.',
  recurrence: 'Premier dossier de ce genre.',
  rootCause: 'La cause est connue et a été corrigée sur place.',
  capaPlan: 'La correction faite sur place suffit.',
};

/** Why a page was left empty; undefined where something stands on it. */
export function emptyReasonOf(name: StepName, content: Content): string | undefined {
  return isBlank(content as StepContent) ? (emptyReasons[name] ?? 'Sans objet pour ce dossier.') : undefined;
}

const causeKey = (chain: number, depth: number) => `cause-chain${chain + 1}why${depth + 1}`;

function treeOf({ whys, m, type = 'Principale', evidence }: CauseStory, chain: number): [string, unknown][] {
  return whys.map((text, depth) => {
    const cause = newCause(depth === 0 ? null : causeKey(chain, depth - 1), depth === 0 ? chain + 1 : 1, text);
    const proof = evidence ? [{ text: evidence, attachmentId: null }] : [];
    const isRoot = depth === whys.length - 1;
    return [
      causeKey(chain, depth),
      isRoot ? { ...cause, isRootCause: true, mCategory: m, type, evidence: proof } : cause,
    ];
  });
}

const rootOf = (causes: readonly CauseStory[], chain: number) => causeKey(chain, (causes[chain]?.whys.length ?? 1) - 1);

/** Where a kind has no page for the causes, the plan names them itself. */
function decisionOn(cause: CauseStory, chain: number, hasTree: boolean): [string, unknown][] {
  const { whys, m, type = 'Principale', left } = cause;
  if (hasTree && !left) return [];
  const own = hasTree ? {} : { causeRacine: whys.at(-1) ?? '', categorie: capaCategoryOf(m), type };
  const decided = left ? { rejeter: true, rationale: left } : {};
  return [[causeKey(chain, whys.length - 1), { ...undecided, ...own, ...decided }]];
}

async function planned(
  measure: MeasureStory,
  n: number,
  causes: readonly CauseStory[],
  cast: Cast,
): Promise<[string, unknown]> {
  const { title, action, goal, due, kind, check, cause = 0 } = measure;
  const { userId, displayName } = (await cast(measure.for)).actor;
  return [
    `capa-measure${n + 1}`,
    {
      ...newCapa(rootOf(causes, cause)),
      titre: title,
      action,
      objectif: goal,
      correctiveOuPreventive: kind,
      dateDebut: dayFromToday(due - 30),
      dateFin: dayFromToday(due),
      responsable: { id: userId, displayName },
      adverseEffects: no('Sans effet ailleurs.'),
      effectiveness: { criterion: check?.[0] ?? '', checkOn: null, measure: null },
    },
  ];
}
