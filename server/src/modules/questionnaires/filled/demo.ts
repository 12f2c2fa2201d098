import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnaireMoves } from '@vigie/domain/modules/questionnaires/filled/workflow';
import * as z from 'zod/mini';
import type { Context } from '../../../platform/context';
import { readDemoData } from '../../../platform/demo-data';
import type { Platform } from '../../../platform/platform';
import { type Cast, dayFromToday, demoPassword } from '../../accounts/public';
import { commentOn } from '../../records/public';
import { listOffered } from '../templates/versions-repository';
import { answerQuestionnaire } from './answers';
import fillings from './demo-fillings.json';
import { questionnaireServerKind } from './kind';
import { getQuestionnaire } from './questionnaire-view';
import { listIdsOfTemplate } from './repository';
import { startQuestionnaire } from './start';
import { moveQuestionnaire } from './transitions';

/** Audits of workshops, in every state of their life. People stand by their usernames. */
const demoFilling = z.strictObject({
  by: z.string(),
  daysAgo: z.int(),
  /** A responsible of the area, and a person who was met. */
  people: z.tuple([z.string(), z.string()]),
  said: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Each with who makes it, and why. */
  moves: z.array(z.tuple([z.enum(questionnaireMoves), z.string(), z.optional(z.string())])),
  comment: z.optional(z.tuple([z.string(), z.string()])),
});
type DemoFilling = z.infer<typeof demoFilling>;

/** Filled with the last version of a template, which is found by its title. What an interrupted start has made goes on. */
export async function addDemoQuestionnaires(platform: Platform, cast: Cast, title: string): Promise<void> {
  const first = await cast('lead');
  const { companyId } = first.actor;
  const { database } = platform;
  const offered = await database.read(first, (reader) => listOffered(reader, companyId));
  const templateId = offered.find((one) => one.title === title)?.id;
  if (!templateId) throw new Error(`the template ${title} is not there`);
  const known = await database.read(first, (reader) => listIdsOfTemplate(reader, companyId, templateId));
  const filled = readDemoData('demo-fillings.json', z.array(demoFilling), fillings);
  for (const [at, filling] of filled.entries()) {
    const filler = await cast(filling.by);
    const id = known[at];
    const begun = id
      ? await getQuestionnaire(platform, filler, id)
      : await startQuestionnaire(platform, filler, { templateId });
    await fill(platform, cast, filler, begun, filling);
  }
}

async function fill(
  platform: Platform,
  cast: Cast,
  filler: Context,
  begun: QuestionnaireDetail,
  { daysAgo, people, said, moves, comment }: DemoFilling,
): Promise<void> {
  // Answered already, in an earlier run.
  if (Object.keys(begun.answers).length > 0) return;
  const idOf = async (username: string) => (await cast(username)).actor.userId ?? -1;
  const isWhole = moves.length > 0;
  const usual = {
    jour: dayFromToday(-daysAgo),
    responsable: await idOf(people[0]),
    nettoyage: 'nettoyage-oui',
    rangement: 'rangement-oui',
    etalonnage: 'etalonnage-oui',
    maintenance: 'maintenance-oui',
    enregistrements: 'enregistrements-oui',
    versions: 'versions-oui',
    'entretiens/': ['e1'],
    'entretiens/e1/personne': await idOf(people[1]),
    'entretiens/e1/formation': 'formation-oui',
  };
  const partly = { jour: usual.jour, responsable: usual.responsable };
  const answers = { ...(isWhole ? usual : partly), ...said };
  const { id, version } = begun;
  await answerQuestionnaire(platform, filler, { id, version, answers });
  for (const [action, who, reason] of moves) {
    const now = await getQuestionnaire(platform, filler, id);
    const person = await cast(who);
    const credentials = { username: person.actor.username, password: demoPassword };
    await moveQuestionnaire(platform, person, { id, version: now.version, action, reason, credentials });
  }
  if (comment) await commentOn(platform, await cast(comment[0]), questionnaireServerKind(platform), id, comment[1]);
}
