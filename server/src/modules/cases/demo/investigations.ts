import { type Capa, newCapa, undecided } from '@vigie/domain/modules/cases/steps/capa-plan';
import { type Cause, newCause } from '@vigie/domain/modules/cases/steps/root-cause';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import type { Context } from '../../../platform/context';
import { dayFromToday } from '../../accounts/public';

export type DemoSteps = Partial<Record<StepName, Readonly<Record<string, unknown>>>>;

const why = (parentId: string | null, position: number, text: string, root: Partial<Cause> = {}): Cause => ({
  ...newCause(parentId, position, text),
  isRootCause: Object.keys(root).length > 0,
  ...root,
});

type DemoPerson = 'lead' | 'qa' | 'designer';

/** Who is responsible stands here by name: the number is known when the demo is filled. */
type DemoCapa = Omit<Capa, 'responsable'> & { readonly responsable: DemoPerson };

const capa = (responsable: DemoPerson, causeId: string, more: Partial<Capa>): DemoCapa => ({
  ...newCapa(causeId),
  ...more,
  responsable,
});

/** The same step with the people it names. */
export function named(
  content: Readonly<Record<string, unknown>> | undefined,
  people: Readonly<Record<DemoPerson, Context>>,
): Readonly<Record<string, unknown>> | undefined {
  if (!content) return undefined;
  const entries = Object.entries(content).map(([key, entry]) => {
    const responsable = (entry as { responsable?: DemoPerson } | null)?.responsable;
    if (!responsable) return [key, entry];
    const { userId, displayName } = people[responsable].actor;
    return [key, { ...(entry as object), responsable: { id: userId, displayName } }];
  });
  return Object.fromEntries(entries);
}

/** A tree that is still being written, with a branch that has no root yet. */
export const weightDrift: DemoSteps = {
  rootCause: {
    'cause-drift01': why(null, 1, 'Le poids des comprimés dérive au-dessus de la limite d’action'),
    'cause-drift02': why(
      'cause-drift01',
      1,
      'La hauteur de la came de dosage s’est déplacée de 0,3 mm en cours de lot',
    ),
    'cause-drift03': why('cause-drift02', 1, 'Le blocage de la came s’est desserré sous vibration'),
    'cause-drift04': why('cause-drift03', 1, 'Le frein-filet n’a pas été remplacé lors de la révision de septembre'),
    'cause-drift05': why(
      'cause-drift04',
      1,
      'La gamme de maintenance GM-L4-07 ne mentionne pas le frein-filet comme pièce à usage unique',
      {
        mCategory: 'Method',
        type: 'Principale',
        evidence: [{ text: 'Gamme GM-L4-07, version 3, page 4.', attachmentId: null }],
      },
    ),
    'cause-drift06': why('cause-drift01', 2, 'Le contrôle intermédiaire de 13 h 55 n’a pas déclenché d’arrêt'),
    'cause-drift07': why('cause-drift06', 1, 'La carte de contrôle affichait une limite d’alerte de l’ancien format'),
    'cause-drift08': why(null, 2, 'La dérive a été vue 35 minutes trop tard'),
    'cause-drift09': why('cause-drift08', 1, 'L’opérateur gérait seul deux presses pendant la pause', {
      mCategory: 'Manpower',
      type: 'Contributive',
      systemFailure: 'L’effectif prévu couvre les deux presses ; l’organisation des pauses est reprise dans la CAPA.',
    }),
  },
  capaPlan: {
    'capa-drift01': capa('designer', 'cause-drift05', {
      titre: 'Réviser la gamme GM-L4-07 et former la maintenance',
      action:
        'Ajouter le frein-filet (réf. 7712-A) à la liste des pièces à usage unique et un couple de serrage contrôlé.',
      objectif: 'Aucun desserrage de came constaté sur six révisions consécutives',
      dateDebut: dayFromToday(0),
      dateFin: dayFromToday(14),
      correctiveOuPreventive: 'corrective',
    }),
  },
};

export const sealFailure: DemoSteps = {
  rootCause: {
    'cause-seal001': why(null, 1, 'Le joint à lèvre du réducteur fuit'),
    'cause-seal002': why('cause-seal001', 1, 'Le joint a durci au-delà de sa durée de vie'),
    'cause-seal003': why('cause-seal002', 1, 'Sa durée de vie n’est pas dans le plan de maintenance préventive', {
      mCategory: 'Management',
      type: 'Principale',
      evidence: [{ text: 'Plan de maintenance 2026, mélangeurs.', attachmentId: null }],
    }),
  },
  capaPlan: {
    'capa-seal0001': capa('designer', 'cause-seal003', {
      titre: 'Ajouter le joint à la maintenance préventive',
      action: 'Remplacer le joint tous les douze mois et contrôler sa dureté à chaque nettoyage.',
      objectif: 'Aucune fuite sur douze mois',
      dateDebut: dayFromToday(4),
      dateFin: dayFromToday(32),
      correctiveOuPreventive: 'préventive',
      adverseEffects: { answer: 'No', text: 'Même référence de joint, même matière.' },
      effectiveness: {
        criterion: 'Aucune fuite de joint sur les mélangeurs',
        checkOn: null,
        measure: { days: 90, sameProduct: false, sameCause: true },
      },
    }),
  },
};

export const cameraFailure: DemoSteps = {
  recurrence: {
    isRecurrent: { answer: 'No', text: 'Aucun autre blister vide signalé sur ce format.' },
    findings: '',
  },
  rootCause: {
    'cause-cam0001': why(null, 1, 'Trois blisters vides n’ont pas été éjectés'),
    'cause-cam0002': why('cause-cam0001', 1, 'La caméra était réglée pour l’ancien format', {
      mCategory: 'Machines',
      type: 'Principale',
      evidence: [{ text: 'Historique des recettes de la caméra.', attachmentId: null }],
    }),
    'cause-cam0003': why(null, 2, 'Le contrôle en sortie de ligne est un sondage', {
      mCategory: 'Measurement',
      type: 'Contributive',
    }),
  },
  capaPlan: {
    'cause-cam0003': {
      ...undecided,
      rejeter: true,
      rationale: 'Le sondage est validé et suffit avec la caméra réglée.',
    },
    'capa-cam00001': capa('lead', 'cause-cam0002', {
      titre: 'Lier la recette de la caméra au format de la ligne',
      action: 'La ligne refuse de démarrer si la recette chargée n’est pas celle du format.',
      objectif: 'Aucun démarrage avec une recette étrangère',
      dateDebut: dayFromToday(-6),
      dateFin: dayFromToday(18),
      correctiveOuPreventive: 'corrective',
      adverseEffects: { answer: 'Yes', text: 'Un changement de format prend cinq minutes de plus.' },
      effectiveness: { criterion: 'Dix changements de format sans écart', checkOn: dayFromToday(60), measure: null },
    }),
  },
};

export const improvementSteps: DemoSteps = {
  'risk-analysis': {
    severity: { rating: 4, rationale: 'Une erreur de report fausse le rendement, sans effet sur le produit.' },
    occurrence: { rating: 5, rationale: 'Une à deux erreurs par mois.' },
    detectability: { rating: 3, rationale: 'Le double contrôle de fin de lot la trouve le plus souvent.' },
    controls: 'Double contrôle des feuilles de pesée.',
  },
  capaPlan: {
    'cause-imp00001': {
      ...undecided,
      causeRacine: 'Le poids est recopié à la main de la balance vers le dossier de lot',
      categorie: 'Method',
      type: 'Principale',
    },
    'capa-imp00001': capa('designer', 'cause-imp00001', {
      titre: 'Relier la balance BA-12 au dossier de lot',
      action: 'Le poids est lu par la balance et signé par l’opérateur, sans recopie.',
      objectif: 'Aucune erreur de report de pesée',
      dateDebut: dayFromToday(-7),
      dateFin: dayFromToday(4),
      correctiveOuPreventive: 'préventive',
      adverseEffects: { answer: 'No', text: 'La saisie manuelle reste possible en secours, et se voit.' },
      effectiveness: { criterion: 'Trente pesées consécutives sans écart', checkOn: null, measure: null },
    }),
  },
};
