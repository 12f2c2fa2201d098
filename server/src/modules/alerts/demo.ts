import type { Platform } from '../../platform/platform';
import { contextOf } from '../accounts/public';
import { titledActions } from '../actions/public';
import { type DemoAlert, laterAlerts } from './demo-alerts';
import { searchRecipients } from './recipients';
import { listAlerts, readAlerts, sendAlert, tickAlert } from './service';

const written: readonly DemoAlert[] = [
  {
    by: 'lead',
    team: 'Production',
    text: 'Changement de format ligne 2 terminé, vide de ligne signé.',
    readBy: ['reporter', 'validator'],
    tickedBy: ['reporter'],
  },
  {
    by: 'company.admin',
    text: 'Audit interne de la semaine prochaine : le plan et la liste des documents à préparer sont disponibles au bureau qualité.',
    readBy: ['qa', 'lead', 'reporter'],
    tickedBy: ['qa'],
  },
  {
    by: 'qa',
    to: ['lead'],
    text: 'Le joint du mélangeur M2 est-il remplacé ? La requalification attend votre compte rendu.',
    cases: ['EF_0001'],
    readBy: ['lead'],
  },
  {
    by: 'lead',
    to: ['qa'],
    text: 'Joint remplacé hier à 16 h, essai de deux heures sans fuite. Le compte rendu est dans le dossier.',
    cases: ['EF_0001'],
    answers: 'Le joint du mélangeur M2',
    readBy: ['qa'],
    tickedBy: ['qa'],
  },
  {
    by: 'validator',
    to: ['reporter'],
    text: 'Rappel : les dossiers de lot de la semaine dernière sont à signer avant vendredi.',
    readBy: ['reporter'],
  },
  {
    by: 'designer',
    team: 'Production',
    text: 'Session BPF de rattrapage mercredi, salle Ouessant. Merci d’inscrire vos opérateurs.',
    readBy: ['validator'],
    tickedBy: ['validator'],
  },
  {
    by: 'reporter',
    to: ['qa', 'lead'],
    text: 'Balance BA-12 remise en service après étalonnage.',
    readBy: ['qa', 'lead'],
    tickedBy: ['lead'],
  },
  {
    by: 'qa',
    to: ['lead', 'designer'],
    text: 'Merci de lier la recette de la caméra au format avant la prochaine campagne : l’hôpital attend notre confirmation.',
    cases: ['CC_0001'],
    action: 'recette caméra',
    readBy: ['designer'],
  },
  {
    by: 'lead',
    to: ['company.admin', 'qa'],
    text: 'Chambre froide 2 : intervention du frigoriste confirmée lundi à 8 h.\nNe rien stocker en position A3 d’ici là.',
    readBy: ['company.admin'],
  },
  {
    by: 'designer',
    to: ['qa', 'reporter'],
    text: 'Le réglage de la came est conforme à la gamme révisée, photos dans le dossier.',
    cases: ['NC_0001'],
  },
  {
    by: 'validator',
    to: ['qa', 'lead'],
    text: 'NC_0001 : merci de compléter le statut du lot 26K1043 avant 17 h, la libération est en attente.',
    cases: ['NC_0001'],
  },
  {
    by: 'qa',
    text: 'Les prélèvements du lot 26K1042 sont au laboratoire, résultats attendus lundi avant 10 h. Les deux lots restent bloqués.',
    cases: ['NC_0001'],
    readBy: ['validator'],
  },
];

/** A few days of what colleagues write to one another. */
export function addDemoAlerts(platform: Platform): Promise<void> {
  return addAlerts(platform, written);
}

export function addLaterAlerts(platform: Platform): Promise<void> {
  return addAlerts(platform, laterAlerts);
}

async function addAlerts(platform: Platform, alerts: readonly DemoAlert[]): Promise<void> {
  const ids = new Map<string, number>();
  for (const alert of alerts) {
    const id = (await findSent(platform, alert)) ?? (await send(platform, alert, ids));
    ids.set(alert.text, id);
    for (const name of alert.readBy ?? []) await readAlerts(platform, await contextOf(platform, name), [id]);
    for (const name of alert.tickedBy ?? []) {
      await tickAlert(platform, await contextOf(platform, name), { id, box: 'inbox', isDone: true });
    }
  }
}

async function findSent(platform: Platform, { by, text }: DemoAlert): Promise<number | undefined> {
  const { items } = await listAlerts(platform, await contextOf(platform, by), { box: 'outbox', state: 'all', page: 1 });
  return items.find((alert) => alert.text === text)?.id;
}

async function send(platform: Platform, alert: DemoAlert, sent: ReadonlyMap<string, number>): Promise<number> {
  const context = await contextOf(platform, alert.by);
  const recipientIds = await Promise.all(
    (alert.to ?? []).map(async (name) => (await contextOf(platform, name)).actor.userId ?? -1),
  );
  const { teams } = await searchRecipients(platform, context, alert.team ?? '');
  const [action] = alert.action
    ? await platform.database.read(context, (reader) =>
        titledActions.search(reader, context.actor.companyId, alert.action ?? '', 1),
      )
    : [];
  const answered = [...sent].find(([text]) => alert.answers && text.startsWith(alert.answers));
  const { id } = await sendAlert(platform, context, {
    text: alert.text,
    recipientIds,
    teamIds: alert.team ? teams.map((team) => team.id) : [],
    recordIds: [...(alert.cases ?? []), ...(action ? [action.id] : [])],
    replyTo: answered?.[1] ?? null,
  });
  return id;
}
