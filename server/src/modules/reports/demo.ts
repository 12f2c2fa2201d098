import { type AnswerChanges, emptyImmediateAction } from '@vigie/domain/modules/reports/answers';
import type { DecisionBody } from '@vigie/domain/modules/reports/decision';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { contextOf, dayFromToday, demoPassword } from '../accounts/public';
import { commentOn } from '../records/public';
import { decideReport } from './decision';
import { countReports } from './demo-repository';
import { reportServerKind } from './kind';
import { changeReport, createReport, submitReport } from './service';

interface DemoReport {
  readonly author: string;
  readonly daysAgo: number;
  readonly answers: AnswerChanges;
  /** Absent: still a draft. */
  readonly isSent?: true;
  readonly decision?: Partial<DecisionBody> & Pick<DecisionBody, 'decision'>;
  readonly leadWriter?: string;
  /** What the author adds after more information was asked for. */
  readonly completedWith?: AnswerChanges;
  readonly comments?: readonly { readonly by: string; readonly text: string }[];
}

/** One in every state, and a few cases of each kind to begin with. */
const demoReports: readonly DemoReport[] = [
  {
    author: 'reporter',
    daysAgo: 21,
    isSent: true,
    answers: {
      category: 'nonConformity',
      type: 'problem',
      detectionMethod: 'randomly',
      what: 'Poids moyen des comprimés hors limite d’action sur la ligne 4. Deux contrôles sur six à 512,8 mg pour 512,5 mg au plus.',
      department: 'Production',
      where: 'Bâtiment C, compression, ligne 4',
      howMany: '38 000 comprimés, lots 26K1042 et 26K1043',
      how: 'Contrôle de masse en cours de production',
      why: 'Uniformité de masse non démontrée : la dose délivrée est incertaine.',
      actionsTaken: true,
      immediateAction: {
        ...emptyImmediateAction,
        whatAction: 'Arrêt de la presse, mise en quarantaine des deux lots et tri du bac en cours.',
        whyNecessary: 'Éviter que des comprimés hors poids ne passent au conditionnement.',
        hour: '14:30',
        responsible: 'Karim Benali',
        howLong: '45 minutes',
        stopIssue: true,
        canReoccur: true,
      },
    },
    decision: { decision: 'approve', criticality: 'Critical', comment: 'Lots à bloquer jusqu’à la décision AQ.' },
    leadWriter: 'lead',
    comments: [
      { by: 'qa', text: 'Les deux lots sont bloqués dans l’ERP depuis 15 h.' },
      { by: 'reporter', text: 'Merci @qa, le tri du bac est terminé.' },
    ],
  },
  {
    author: 'lead',
    daysAgo: 15,
    isSent: true,
    answers: {
      category: 'equipmentFailure',
      type: 'problem',
      detectionMethod: 'gemba',
      detectionReference: 'GEMBA-2026-31',
      what: 'Fuite d’huile sur le réducteur du mélangeur M2. Flaque de 20 cm au pied de la machine.',
      department: 'Maintenance',
      where: 'Bâtiment B, local mélange 2',
      howMany: 'Mélangeur à l’arrêt, une campagne décalée',
      how: 'Tournée Gemba du matin',
      why: 'Risque de contamination du mélange et de chute.',
      actionsTaken: true,
      immediateAction: {
        ...emptyImmediateAction,
        whatAction: 'Bac de rétention posé, zone balisée, mélangeur consigné.',
        whyNecessary: 'Sécuriser les personnes et le produit.',
        hour: '08:10',
        responsible: 'Julien Lefèvre',
        howLong: '20 minutes',
        stopIssue: false,
        canReoccur: true,
      },
    },
    decision: { decision: 'approve', criticality: 'Major' },
    leadWriter: 'lead',
  },
  {
    author: 'designer',
    daysAgo: 12,
    isSent: true,
    answers: {
      category: 'customerComplaint',
      type: 'problem',
      detectionMethod: 'randomly',
      what: 'Un hôpital signale trois blisters vides dans une boîte du lot 26H0917.',
      department: 'Assurance qualité',
      where: 'Centre hospitalier client',
      howMany: 'Une boîte sur les 40 contrôlées par le client',
      how: 'Appel du pharmacien de l’hôpital',
      why: 'Le patient peut manquer une prise.',
    },
    decision: { decision: 'approve', criticality: 'Major', comment: 'Réponse au client sous dix jours.' },
    leadWriter: 'lead',
  },
  {
    author: 'reporter',
    daysAgo: 9,
    isSent: true,
    answers: {
      category: 'improvement',
      type: 'risk',
      what: 'Remplacer le report manuel des pesées par une lecture directe de la balance.',
      department: 'Production',
      where: 'Centrale de pesée',
      why: 'Deux erreurs de recopie depuis janvier.',
    },
    decision: { decision: 'approve', criticality: 'Minor' },
    leadWriter: 'designer',
  },
  {
    author: 'reporter',
    daysAgo: 8,
    isSent: true,
    answers: {
      category: 'itBug',
      type: 'problem',
      what: 'L’écran de la centrale de pesée se fige quand on scanne un code-barres abîmé.',
      department: 'Production',
      where: 'Centrale de pesée, poste 3',
    },
    decision: { decision: 'reject', comment: 'Déjà corrigé par la version installée lundi. Merci du signalement.' },
  },
  {
    author: 'reporter',
    daysAgo: 6,
    isSent: true,
    answers: {
      category: 'hse',
      type: 'risk',
      detectionMethod: 'randomly',
      what: 'Une palette instable est stockée devant l’issue de secours du magasin.',
      department: 'Logistique',
      where: 'Magasin matières premières, quai 2',
    },
    decision: { decision: 'requestInformation', comment: 'Quelle palette, et depuis quand ? Une photo aiderait.' },
  },
  {
    author: 'lead',
    daysAgo: 5,
    isSent: true,
    answers: {
      category: 'nonConformity',
      type: 'problem',
      detectionMethod: 'audit',
      detectionReference: 'AUD-2026-07',
      what: 'Étiquettes de statut absentes sur quatre fûts de la zone de quarantaine.',
      department: 'Logistique',
      where: 'Zone de quarantaine',
      howMany: 'Quatre fûts d’excipient',
      why: 'Un fût non libéré pourrait être utilisé.',
    },
    decision: { decision: 'requestInformation', comment: 'Merci de préciser les numéros de lot.' },
    completedWith: { howMany: 'Quatre fûts d’excipient, lots EX-2291, EX-2292, EX-2295 et EX-2301' },
  },
  {
    author: 'reporter',
    daysAgo: 3,
    isSent: true,
    answers: {
      category: 'nonConformity',
      type: 'problem',
      detectionMethod: 'randomly',
      what: 'Température de la chambre froide 2 montée à 9,4 °C pendant 50 minutes. La limite est de 8 °C.',
      department: 'Logistique',
      where: 'Chambre froide 2',
      howMany: 'Trois lots de produit fini',
      how: 'Alarme de l’enregistreur',
      why: 'La stabilité du produit n’est plus démontrée.',
    },
    comments: [{ by: 'validator', text: 'Quels lots exactement, @reporter ?' }],
  },
  {
    author: 'designer',
    daysAgo: 2,
    isSent: true,
    answers: {
      category: 'hse',
      type: 'problem',
      detectionMethod: 'gemba',
      what: 'Un opérateur s’est coupé la main en changeant une lame de la découpeuse.',
      department: 'Conditionnement',
      where: 'Ligne de conditionnement 1',
      why: 'Blessure légère, soins à l’infirmerie.',
    },
  },
  {
    author: 'reporter',
    daysAgo: 0,
    answers: {
      category: 'equipmentFailure',
      type: 'problem',
      what: 'Bruit anormal sur la pompe à vide',
      department: 'Production',
    },
  },
  {
    author: 'designer',
    daysAgo: 10,
    isSent: true,
    answers: {
      category: 'itBug',
      type: 'problem',
      detectionMethod: 'randomly',
      what: 'Imprimante hors service au conditionnement.',
      department: 'Conditionnement',
      where: 'Ligne de conditionnement 1',
    },
    decision: { decision: 'approve', criticality: 'Minor' },
    leadWriter: 'lead',
  },
];

/** Created once: a company that has a report has them all, or was interrupted and goes on with the next. */
export async function addDemoReports(platform: Platform): Promise<void> {
  const validator = await contextOf(platform, 'validator');
  const done = await platform.database.read(validator, (reader) => countReports(reader, validator.actor.companyId));
  for (const report of demoReports.slice(done)) await addDemoReport(platform, validator, report);
}

export async function addOtherDemoReport(platform: Platform): Promise<void> {
  const author = await contextOf(platform, 'other.reporter');
  const done = await platform.database.read(author, (reader) => countReports(reader, author.actor.companyId));
  if (done > 0) return;
  const answers: AnswerChanges = {
    category: 'nonConformity',
    type: 'problem',
    what: 'Bocaux mal sertis sur la ligne 1.',
    who: author.actor.displayName,
    detectionDate: dayFromToday(-1),
  };
  const { id, version } = await createReport(platform, author, answers);
  await submitReport(platform, author, id, version);
}

async function addDemoReport(platform: Platform, validator: Context, report: DemoReport): Promise<void> {
  const author = await contextOf(platform, report.author);
  const day = dayFromToday(-report.daysAgo);
  const { immediateAction } = report.answers;
  let saved = await createReport(platform, author, {
    who: author.actor.displayName,
    detectionDate: day,
    occurrenceDate: day,
    declarationDate: day,
    ...report.answers,
    ...(immediateAction && { immediateAction: { ...immediateAction, date: day } }),
  });
  const { id } = saved;
  if (!report.isSent) return;
  saved = await submitReport(platform, author, id, saved.version);
  if (report.decision) {
    const leadWriterId = report.leadWriter ? (await contextOf(platform, report.leadWriter)).actor.userId : null;
    const made = { comment: '', criticality: null, ...report.decision, leadWriterId };
    const credentials = { username: 'validator', password: demoPassword };
    saved = await decideReport(platform, validator, { id, version: saved.version, made, credentials });
  }
  if (report.completedWith) {
    const change = { id, version: saved.version, answers: report.completedWith, reason: undefined };
    saved = await changeReport(platform, author, change);
    await submitReport(platform, author, id, saved.version);
  }
  for (const { by, text } of report.comments ?? []) {
    await commentOn(platform, await contextOf(platform, by), reportServerKind, id, text);
  }
}
