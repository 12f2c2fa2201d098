import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ActionMove } from '@vigie/domain/modules/actions/workflow';
import type { Platform } from '../../platform/platform';
import { contextOf, dayFromToday } from '../accounts/public';
import { commentOn } from '../records/public';
import { getAction } from './action-view';
import { createAction } from './create-action';
import { askExtension } from './extensions';
import { actionServerKind } from './kind';
import { titledActions } from './repository';
import { moveAction } from './transitions';

type Task = BodyOf<(typeof actionsEndpoints)['createAction']>;

interface DemoTask extends Pick<Task, 'title' | 'priority' | 'description'> {
  readonly by: string;
  readonly for: string;
  readonly approver: string | null;
  /** Days from today. */
  readonly due: number | null;
  readonly todos?: readonly (readonly [text: string, completed: boolean])[];
  readonly comments?: readonly (readonly [who: string, text: string])[];
  readonly extension?: { readonly due: number; readonly reason: string };
  /** Who moves it how far. */
  readonly moves?: readonly (readonly [move: ActionMove, who: string, reason?: string])[];
}

const tasks: readonly DemoTask[] = [
  {
    by: 'qa',
    for: 'lead',
    approver: 'qa',
    priority: 'high',
    due: 3,
    title: 'Étalonner la balance BAL-118 avant la reprise de la ligne 4',
    description:
      'Quoi ? Étalonnage complet à cinq points.\nPourquoi ? Dérive constatée lors du contrôle hebdomadaire.\nComment ? Masses E2 du laboratoire, mode opératoire MO-MET-012.',
    todos: [
      ['Réserver les masses étalons', true],
      ['Étalonner à cinq points', false],
      ['Archiver le certificat', false],
    ],
    comments: [
      ['lead', 'Les masses sont réservées pour jeudi. @qa, le certificat suffit-il ou faut-il le relevé brut ?'],
      ['qa', 'Le certificat et le relevé, comme pour BAL-104.'],
    ],
  },
  {
    by: 'validator',
    for: 'reporter',
    approver: 'validator',
    priority: 'medium',
    due: 9,
    title: 'Afficher la nouvelle consigne de vide de ligne au poste 2',
    description: 'Remplacer l’affichage de la révision 3 par la révision 4 et le faire signer par les deux équipes.',
    todos: [
      ['Imprimer la révision 4', true],
      ['Faire signer l’équipe du matin', false],
      ['Faire signer l’équipe du soir', false],
    ],
    extension: { due: 20, reason: 'L’équipe du soir est en formation jusqu’à la fin de la semaine prochaine.' },
  },
  {
    by: 'designer',
    for: 'lead',
    approver: 'designer',
    priority: 'low',
    due: 14,
    title: 'Relever les températures de la chambre froide CF-02 pendant une semaine',
    description: 'Deux relevés par jour, reportés dans le registre de la chambre.',
    todos: [['Quatorze relevés au registre', true]],
    moves: [['ready', 'lead']],
  },
  {
    by: 'qa',
    for: 'designer',
    approver: null,
    priority: 'medium',
    due: 5,
    title: 'Mettre à jour le formulaire de vide de ligne',
    description: 'Ajouter la case « goulottes contrôlées » demandée lors du dernier audit interne.',
    moves: [
      ['ready', 'designer'],
      ['review', 'qa'],
    ],
  },
  {
    by: 'validator',
    for: 'reporter',
    approver: 'validator',
    priority: 'low',
    due: 7,
    title: 'Ranger les pièces de format de la ligne 2',
    description: 'Chaque pièce à son emplacement peint, photo à l’appui.',
    todos: [['Photo de l’armoire', true]],
    moves: [
      ['ready', 'reporter'],
      ['return', 'validator', 'La photo ne montre pas le tiroir du bas.'],
      ['ready', 'reporter'],
      ['review', 'validator'],
      ['complete', 'reporter'],
    ],
  },
  {
    by: 'company.admin',
    for: 'lead',
    approver: 'qa',
    priority: 'medium',
    due: null,
    title: 'Demander un devis pour un second détecteur de métaux',
    description: '',
    moves: [['cancel', 'qa', 'L’investissement est reporté à l’exercice prochain.']],
  },
  {
    by: 'lead',
    for: 'lead',
    approver: null,
    priority: 'low',
    due: 30,
    title: 'Préparer la liste des pièces de rechange critiques',
    description: 'Pour la revue trimestrielle de la maintenance.',
  },
];

/** Tasks by hand in every state of their life. Looked for before they are made. */
export async function addDemoTasks(platform: Platform): Promise<void> {
  for (const task of tasks) await addTask(platform, task);
}

async function addTask(platform: Platform, task: DemoTask): Promise<void> {
  const author = await contextOf(platform, task.by);
  const known = await platform.database.read(author, (reader) =>
    titledActions.findByTitle(reader, author.actor.companyId, task.title),
  );
  if (known) return;
  const idOf = async (username: string) => (await contextOf(platform, username)).actor.userId ?? -1;
  const { id, version } = await createAction(platform, author, {
    title: task.title,
    priority: task.priority,
    description: task.description,
    attachmentIds: [],
    assignTo: await idOf(task.for),
    approver: task.approver === null ? null : await idOf(task.approver),
    dueDate: task.due === null ? null : dayFromToday(task.due),
    todos: (task.todos ?? []).map(([text, completed]) => ({ text, completed })),
  });
  for (const [who, text] of task.comments ?? [])
    await commentOn(platform, await contextOf(platform, who), actionServerKind, id, text);
  if (task.extension) {
    const { due, reason } = task.extension;
    await askExtension(platform, await contextOf(platform, task.for), {
      id,
      version,
      dueDate: dayFromToday(due),
      reason,
    });
  }
  for (const [action, who, reason] of task.moves ?? []) {
    const context = await contextOf(platform, who);
    const now = await getAction(platform, context, id);
    await moveAction(platform, context, { id, version: now.version, action, reason });
  }
}
