import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import type { QuestionnaireMove } from '@vigie/domain/modules/questionnaires/filled/workflow';
import type { Context } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import { type Cast, dayFromToday, demoPassword } from '../../accounts/public';
import { commentOn } from '../../records/public';
import { listOffered } from '../templates/versions-repository';
import { answerQuestionnaire } from './answers';
import { questionnaireServerKind } from './kind';
import { getQuestionnaire } from './questionnaire-view';
import { listIdsOfTemplate } from './repository';
import { startQuestionnaire } from './start';
import { moveQuestionnaire } from './transitions';

type Answers = Readonly<Record<string, Answer>>;

interface DemoFilling {
  readonly by: string;
  readonly daysAgo: number;
  /** A responsible of the area, and a person who was met. */
  readonly people: readonly [responsible: string, met: string];
  readonly said: Answers;
  readonly moves: readonly (readonly [move: QuestionnaireMove, who: string, reason?: string])[];
  readonly comment?: readonly [who: string, text: string];
}

const submitted = (who: string) => [['submit', who]] as const;

/** Audits of workshops, in every state of their life. */
const fillings: readonly DemoFilling[] = [
  {
    by: 'lead',
    daysAgo: 160,
    people: ['reporter', 'reporter'],
    moves: submitted('lead'),
    said: { zone: 'zone-1', appareils: 6, 'entretiens/e1/propos': 'La relève se fait au poste, cahier ouvert.' },
  },
  {
    by: 'qa',
    daysAgo: 118,
    people: ['lead', 'reporter'],
    moves: submitted('qa'),
    said: {
      zone: 'zone-3',
      appareils: 14,
      nettoyage: 'nettoyage-partiel',
      'nettoyage-remarque': 'Le nettoyage du 12 est fait, sa ligne au cahier n’est pas visée.',
    },
  },
  {
    by: 'validator',
    daysAgo: 75,
    people: ['lead', 'lead'],
    moves: submitted('validator'),
    said: {
      zone: 'zone-4',
      appareils: 9,
      etalonnage: 'etalonnage-non',
      versions: 'versions-partiel',
      'etalonnage-remarque': 'Balance BAL-118 : étiquette échue depuis onze jours, utilisée le matin même.',
      'versions-remarque': 'Une copie de la révision 3 est encore au poste 2.',
    },
    comment: ['qa', 'La balance est isolée. @validator, joignez la photo de l’étiquette au signalement.'],
  },
  {
    by: 'qa',
    daysAgo: 33,
    people: ['designer', 'reporter'],
    said: {
      zone: 'zone-5',
      appareils: 22,
      reactifs: 'reactifs-oui',
      'entretiens/e1/propos': 'Les dates limites sont relues chaque lundi.',
    },
    moves: submitted('qa'),
  },
  {
    by: 'lead',
    daysAgo: 12,
    people: ['reporter', 'designer'],
    said: {
      zone: 'zone-2',
      appareils: 8,
      'entretiens/e1/formation': 'formation-partiel',
      'entretiens/e1/formation-remarque': 'Formée, la fiche attend la signature de son responsable.',
    },
    moves: [
      ['submit', 'lead'],
      ['reopen', 'qa', 'L’entretien avec l’équipe de nuit manque.'],
    ],
  },
  {
    by: 'reporter',
    daysAgo: 5,
    people: ['lead', 'lead'],
    said: { zone: 'zone-1' },
    moves: [['discard', 'reporter', 'Audit reporté : la zone est en travaux.']],
  },
  { by: 'lead', daysAgo: 0, people: ['reporter', 'reporter'], said: { zone: 'zone-3' }, moves: [] },
];

/** Filled with the last version of a template, which is found by its title. What an interrupted start has made goes on. */
export async function addDemoQuestionnaires(platform: Platform, cast: Cast, title: string): Promise<void> {
  const first = await cast('lead');
  const { companyId } = first.actor;
  const { database } = platform;
  const offered = await database.read(first, (reader) => listOffered(reader, companyId));
  const templateId = offered.find((one) => one.title === title)?.id;
  if (!templateId) throw new Error(`the template ${title} is not there`);
  const known = await database.read(first, (reader) => listIdsOfTemplate(reader, companyId, templateId));
  for (const [at, filling] of fillings.entries()) {
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
