import type { AuditMove } from '@vigie/domain/modules/audits/audits/workflow';
import type { FindingMove } from '@vigie/domain/modules/audits/findings/workflow';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/public';
import * as z from 'zod/mini';
import type { Context } from '../../platform/context';
import { readDemoData } from '../../platform/demo-data';
import type { Platform } from '../../platform/platform';
import { type Cast, contextOf, dayFromToday, demoPassword } from '../accounts/public';
import { titledTemplates } from '../questionnaires/public';
import type { ModuleDemo } from '../records/public';
import { audits, auditTable, planAudit } from './audits/audits';
import { moveAudit } from './audits/move-audit';
import { answerAudit, templateOf, writeAuditWork } from './audits/work';
import { findWork } from './audits/work-repository';
import content from './demo.json';
import { answerFinding, changeFinding, createFinding, findings, findingTable } from './findings/findings';
import { actOnFinding } from './findings/follow-ups';
import { moveFinding } from './findings/move-finding';
import { listReportedIds } from './findings/repository';
import { addFirstProgramme } from './programmes/demo';

const found = z.strictObject({
  statement: z.string(),
  clause: z.string(),
  grade: z.string(),
  /** The finding that it repeats, by its statement. */
  repeats: z.optional(z.string()),
  isLate: z.optional(z.boolean()),
});
const planned = z.strictObject({
  title: z.string(),
  type: z.enum(['internal', 'supplier', 'regulatory']),
  departments: z.optional(z.array(z.string())),
  supplier: z.optional(z.string()),
  contacts: z.optional(z.array(z.string())),
  lead: z.string(),
  auditors: z.array(z.string()),
  auditees: z.array(z.string()),
  /** Who answers for a supplier. */
  owner: z.optional(z.string()),
  isUnannounced: z.optional(z.boolean()),
  /** Days from today. */
  from: z.int(),
  days: z.int(),
  state: z.enum(['planned', 'scheduled', 'in_progress', 'reporting', 'issued', 'closed', 'cancelled']),
  processes: z.array(z.string()),
  /** What was looked at, beside the clauses of the findings. */
  clauses: z.array(z.string()),
  /** The checklist of the demo. */
  hasChecklist: z.boolean(),
  findings: z.array(found),
});
const data = z.strictObject({
  site: z.string(),
  standard: z.string(),
  /** The template that is filled, by its title. */
  checklist: z.string(),
  /** What is written where a point does not conform. */
  remark: z.string(),
  audits: z.array(planned),
  answers: z.array(z.strictObject({ cause: z.string(), correction: z.string() })),
  noMeasures: z.string(),
});
const demo = readDemoData('audits/demo.json', data, content);
type Planned = z.infer<typeof planned>;

const planner = 'qa';

/** A plan and an audit that goes on with a finding, which QA keeps to itself: nobody is notified of them. */
export const auditsDemo: ModuleDemo = {
  addRecords: async (platform) => {
    await addFirstAudits(platform);
    await addFirstProgramme(platform);
  },
  examples: {},
};

async function addFirstAudits(platform: Platform): Promise<void> {
  const cast: Cast = (username) => contextOf(platform, username);
  for (const [title, state] of [
    ['Audit du fournisseur Visserie Le Gall', 'planned'],
    ['Audit du fournisseur Verrerie d’Armor', 'in_progress'],
  ] as const) {
    const statement = 'Le registre des réceptions n’est pas signé depuis une semaine.';
    const isBegun = state === 'in_progress';
    await addDemoAudit(platform, cast, {
      title,
      type: 'supplier',
      supplier: title.slice('Audit du fournisseur '.length),
      contacts: ['Direction qualité du fournisseur'],
      lead: planner,
      auditors: [],
      auditees: [],
      from: 0,
      days: 1,
      state,
      processes: [],
      clauses: [],
      hasChecklist: false,
      findings: isBegun ? [{ statement, clause: '8.4.2', grade: 'minor' }] : [],
    });
  }
}

/** Audits in every state, and their findings. */
export async function addDemoAudits(platform: Platform, cast: Cast): Promise<void> {
  for (const one of demo.audits) await addDemoAudit(platform, cast, one);
}

const stateOrder: readonly Planned['state'][] = [
  'planned',
  'scheduled',
  'in_progress',
  'reporting',
  'issued',
  'closed',
];
const steps: readonly AuditMove[] = ['confirm', 'start', 'finish', 'issue', 'close'];

/** Through the services that people use. One whose filling was interrupted stays as far as it came. */
async function addDemoAudit(platform: Platform, cast: Cast, one: Planned): Promise<void> {
  const context = await cast(planner);
  const known = await platform.database.read(context, (reader) =>
    auditTable.titles.findByTitle(reader, context.actor.companyId, one.title),
  );
  if (known) return;
  const id = await plan(platform, cast, one);
  if (one.state === 'cancelled') {
    await move(platform, context, id, 'cancel', {
      reason: 'Le transporteur a cessé son activité.',
      ...signature(context),
    });
    return;
  }
  const lead = await cast(one.lead);
  const far = stateOrder.indexOf(one.state);
  for (const [place, step] of steps.slice(0, far).entries()) {
    if (step === 'issue') await writeSummary(platform, lead, id, one);
    // The answers come before the closing, which asks for them.
    if (step === 'close') await answerAll(platform, cast, id, one);
    const who = step === 'close' ? await closerOf(cast, one) : lead;
    const isSigned = step === 'issue' || step === 'close';
    await move(platform, who, id, step, isSigned ? signature(who) : {});
    if (stateOrder[place + 1] !== 'in_progress') continue;
    await fillChecklist(platform, lead, id, one);
    await noteAll(platform, cast, id, one);
  }
  if (one.state === 'issued') await answerSome(platform, cast, id, one);
}

async function plan(platform: Platform, cast: Cast, one: Planned): Promise<string> {
  const context = await cast(planner);
  const numbers = async (names: readonly string[]) =>
    Promise.all(names.map(async (name) => (await cast(name)).actor.userId ?? -1));
  const [leadId = -1] = await numbers([one.lead]);
  const auditorIds = await numbers(one.auditors);
  const auditeeIds = await numbers(one.auditees);
  const first = dayFromToday(one.from);
  const templateId = one.hasChecklist ? await checklistOf(platform, context) : null;
  const { id } = await platform.database.transaction(context, (tx) =>
    planAudit(tx, {
      type: one.type,
      title: one.title,
      scope: `Application des exigences de ${demo.standard} : ${one.supplier ?? one.departments?.join(', ') ?? ''}.`,
      standards: [
        {
          standard: demo.standard,
          clauses: [...new Set([...one.clauses, ...one.findings.map(({ clause }) => clause)])],
        },
      ],
      processes: one.processes,
      templateId,
      site: demo.site,
      departments: one.departments ?? [],
      supplier: one.supplier ?? '',
      plannedFrom: first,
      plannedUntil: dayFromToday(one.from + one.days - 1),
      leadId,
      auditorIds,
      auditeeIds,
      auditeeNames: one.contacts ?? [],
      isUnannounced: one.isUnannounced ?? false,
      agenda: [
        {
          day: first,
          hour: '09:00',
          minutes: 30,
          place: 'Salle de réunion',
          topic: 'Réunion d’ouverture',
          who: 'Tous',
        },
        { day: first, hour: '09:30', minutes: 150, place: 'Atelier', topic: 'Visite et entretiens', who: 'Audités' },
      ],
    }),
  );
  return id;
}

async function checklistOf(platform: Platform, context: Context): Promise<string | null> {
  const found = await platform.database.read(context, (reader) =>
    titledTemplates.findByTitle(reader, context.actor.companyId, demo.checklist),
  );
  return found?.id ?? null;
}

/** As many points do not conform as there are findings; while the audit goes on, the last points are open. */
async function fillChecklist(platform: Platform, context: Context, id: string, one: Planned): Promise<void> {
  const { templateId, templateVersion } = await audits.get(platform, context, id);
  if (templateId === null) return;
  const { companyId } = context.actor;
  const template = await platform.database.read(context, (reader) =>
    templateOf(reader, companyId, { templateId, templateVersion }),
  );
  const points = [...questionPlaces(template).values()].flatMap(({ question }) =>
    question.type === 'single_choice' ? [question] : [],
  );
  const answered = one.state === 'in_progress' ? points.slice(0, Math.ceil(points.length / 2)) : points;
  const failed = one.findings.filter(({ grade }) => grade !== 'good_practice').length;
  const answers = answered.flatMap(({ id: key, options }, place) => {
    const isFailed = place % 2 === 0 && place / 2 < failed;
    const chosen = options[isFailed ? options.length - 1 : 0]?.id ?? null;
    const remark = { key: `${key}-remarque`, answer: demo.remark, base: null };
    return [{ key, answer: chosen, base: null }, ...(isFailed ? [remark] : [])];
  });
  await answerAudit(platform, { context, params: { id }, body: { answers } } as Parameters<typeof answerAudit>[1]);
}

const signature = ({ actor }: Context) => ({ credentials: { username: actor.username, password: demoPassword } });

async function move(platform: Platform, context: Context, id: string, action: AuditMove, more: object): Promise<void> {
  const { version } = await audits.get(platform, context, id);
  await moveAudit(platform, { context, params: { id }, ifMatch: version, body: { action, ...more } });
}

async function noteAll(platform: Platform, cast: Cast, id: string, one: Planned): Promise<void> {
  const lead = await cast(one.lead);
  const owners = one.auditees.length > 0 ? one.auditees : [one.owner ?? planner];
  for (const [place, { statement, clause, grade, repeats }] of one.findings.entries()) {
    const owner = await cast(owners[place % owners.length] ?? planner);
    const { companyId } = lead.actor;
    const first = repeats
      ? await platform.database.read(lead, (reader) => findingTable.titles.findByTitle(reader, companyId, repeats))
      : null;
    await createFinding(platform, lead, {
      auditId: id,
      statement,
      standard: demo.standard,
      clause,
      grade,
      equipment: '',
      step: '',
      questionKey: null,
      ownerId: owner.actor.userId,
      repeatOf: first?.id ?? null,
      attachmentIds: [],
    });
  }
}

async function writeSummary(
  platform: Platform,
  context: Context,
  id: string,
  { findings: some }: Planned,
): Promise<void> {
  const work = await platform.database.read(context, (reader) => findWork(reader, context.actor.companyId, id));
  const strengths = some.filter(({ grade }) => grade === 'good_practice').map(({ statement }) => statement);
  await writeAuditWork(platform, {
    context,
    params: { id },
    ifMatch: work?.version ?? 1,
    body: {
      summary: `Le système est appliqué et connu des équipes. ${some.length} constats ont été relevés, présentés en réunion de clôture.`,
      strengths: strengths.join('\n'),
    },
  });
}

const closerOf = (cast: Cast, { lead, auditors }: Planned) =>
  cast(lead !== planner && !auditors.includes(planner) ? planner : 'helene.guerin');

async function findingsOfAudit(platform: Platform, context: Context, id: string) {
  const { companyId } = context.actor;
  const ids = await platform.database.read(context, (reader) => listReportedIds(reader, companyId, id));
  return Promise.all(ids.map((one) => findings.get(platform, context, one.id)));
}

type Found = Awaited<ReturnType<typeof findingsOfAudit>>[number];

async function moveOf(platform: Platform, context: Context, id: string, action: FindingMove, more: object = {}) {
  const { version } = await findings.get(platform, context, id);
  await moveFinding(platform, { context, params: { id }, ifMatch: version, body: { action, ...more } });
}

/** By its owner: what went wrong, what was done, and a measure for each second one. */
async function answer(platform: Platform, cast: Cast, one: Planned, finding: Found, place: number): Promise<void> {
  const names = [...one.auditees, one.owner ?? planner];
  const contexts = await Promise.all(names.map((name) => cast(name)));
  const owner = contexts.find(({ actor }) => actor.userId === finding.ownerId);
  if (!owner) return;
  const said = demo.answers[place % demo.answers.length];
  const { id } = finding;
  await answerFinding(platform, {
    context: owner,
    params: { id },
    ifMatch: finding.version,
    body: { ...said, ...(place % 2 === 0 && { noMeasures: demo.noMeasures }) },
  });
  if (place % 2 > 0) {
    await actOnFinding(platform, owner, id, {
      title: `Suite du constat ${id}`,
      assignTo: finding.ownerId ?? -1,
      dueDate: dayFromToday(30),
    });
  }
  await moveOf(platform, owner, id, 'respond');
}

async function answerAll(platform: Platform, cast: Cast, id: string, one: Planned): Promise<void> {
  const lead = await cast(one.lead);
  const waiting = (await findingsOfAudit(platform, lead, id)).filter(({ status }) => status === 'awaiting_response');
  for (const finding of waiting) {
    // Whole in itself: the audit is closed whatever becomes of measures.
    await answer(platform, cast, one, finding, 0);
    await moveOf(platform, lead, finding.id, 'accept', signature(lead));
  }
}

/** Of an audit that was issued some are late, some answered, one was returned, some accepted with a measure that goes on. */
async function answerSome(platform: Platform, cast: Cast, id: string, one: Planned): Promise<void> {
  const lead = await cast(one.lead);
  const waiting = (await findingsOfAudit(platform, lead, id)).filter(({ status }) => status === 'awaiting_response');
  const isLate = ({ statement }: Found) => one.findings.some((two) => two.isLate && two.statement === statement);
  for (const finding of waiting.filter(isLate)) {
    await changeFinding(platform, {
      context: lead,
      params: { id: finding.id },
      ifMatch: finding.version,
      body: { dueOn: dayFromToday(-6), reason: 'Réponse attendue avant la revue de direction.' },
    });
  }
  for (const [place, finding] of waiting.filter((waits) => !isLate(waits)).entries()) {
    if (place % 4 === 3) continue;
    await answer(platform, cast, one, finding, place);
    if (place % 4 === 1) await moveOf(platform, lead, finding.id, 'accept', signature(lead));
    if (place % 4 === 2) {
      await moveOf(platform, lead, finding.id, 'return', { reason: 'La cause n’explique pas le retard.' });
    }
  }
}
