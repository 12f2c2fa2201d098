import {
  newOption,
  newPage,
  newQuestion,
  newSection,
  type Page,
  type Question,
  type QuestionType,
  type Section,
} from '@vigie/domain/modules/questionnaires/template/model';
import type { Rule } from '@vigie/domain/modules/questionnaires/template/rules';

type Said = Partial<Pick<Question, 'explanation' | 'helpText' | 'required' | 'visibleWhen' | 'finding'>> & {
  readonly properties?: object;
};

function ask(id: string, type: QuestionType, title: string, said: Said = {}): Question {
  const question = newQuestion(id, type);
  return { ...question, ...said, title, properties: { ...question.properties, ...said.properties } } as Question;
}

/** Conform, partly or not; what is not is a finding, and asks for a remark. */
function point(id: string, title: string, said: Said & { readonly isCritical?: boolean } = {}): readonly Question[] {
  const { isCritical = false, ...rest } = said;
  const options = [
    { ...newOption(`${id}-oui`, 'Conforme'), score: 2 },
    { ...newOption(`${id}-partiel`, 'Partiellement conforme'), score: 1 },
    { ...newOption(`${id}-non`, 'Non conforme'), score: 0, critical: isCritical },
  ];
  const finding = { is: 'any_of' as const, options: [`${id}-non`] };
  const choice = { ...ask(id, 'single_choice', title, { required: true, ...rest }), options, finding } as Question;
  return [
    choice,
    ask(`${id}-remarque`, 'long_answer', 'Constat et preuve', {
      helpText: 'Ce que vous avez vu, où, et le document ou la photo qui le montre.',
      visibleWhen: isChosen(id, `${id}-partiel`, `${id}-non`),
      required: true,
    }),
  ];
}

function isChosen(questionId: string, ...options: string[]): Rule {
  return { match: 'all', conditions: [{ questionId, test: { is: 'any_of', options } }] };
}

function page(id: string, title: string, questions: readonly Question[], visibleWhen: Rule | null = null): Page {
  return { ...newPage(id), title, visibleWhen, questions: [...questions] };
}

function section(id: string, title: string, pages: readonly Page[], repeat: Section['repeat'] = null): Section {
  return { ...newSection(id), title, repeat, pages: [...pages] };
}

const area = { ...ask('zone', 'dropdown', 'Zone auditée', { required: true }) };
const areaOptions = ['Pesée', 'Granulation', 'Compression', 'Conditionnement primaire', 'Laboratoire'];

/** The internal audit of a workshop, as a site of the pharmaceutical industry holds it. */
export const auditSections: readonly Section[] = [
  section('preparation', 'Préparation', [
    page('contexte', 'Contexte', [
      ask('jour', 'date', 'Date de l’audit', { required: true }),
      { ...area, options: areaOptions.map((label, at) => newOption(`zone-${at + 1}`, label)) } as Question,
      ask('responsable', 'person', 'Responsable de la zone', { required: true }),
      ask('dossier', 'case', 'Dossier à l’origine de l’audit', {
        explanation: 'Seulement si l’audit suit une non-conformité ou une CAPA.',
      }),
    ]),
  ]),
  section('locaux', 'Locaux et équipements', [
    page('proprete', 'Propreté et rangement', [
      ...point('nettoyage', 'Le nettoyage est à jour et tracé au cahier de route'),
      ...point('rangement', 'Rien d’étranger à la fabrication n’est entreposé dans la zone'),
      ask('photo-zone', 'photo', 'Vue d’ensemble de la zone', { properties: { maxPhotos: 4 } }),
    ]),
    page('equipements', 'Équipements', [
      ...point('etalonnage', 'Chaque appareil de mesure porte une étiquette d’étalonnage valide', { isCritical: true }),
      ask('appareils', 'number', 'Appareils vérifiés', { properties: { min: 0, max: 200, unit: 'appareils' } }),
      ...point('maintenance', 'Les gammes de maintenance préventive sont faites à leur date'),
    ]),
  ]),
  section('documents', 'Documentation', [
    page('dossiers-de-lot', 'Dossiers de lot', [
      ...point(
        'enregistrements',
        'Les enregistrements sont remplis au moment de l’opération, sans blanc ni surcharge',
        {
          isCritical: true,
        },
      ),
      ...point('versions', 'Seules des versions en vigueur des instructions sont au poste'),
    ]),
    page(
      'laboratoire',
      'Laboratoire',
      [...point('reactifs', 'Les réactifs ouverts portent date d’ouverture et date limite')],
      isChosen('zone', 'zone-5'),
    ),
  ]),
  section(
    'entretiens',
    'Entretiens',
    [
      page('entretien', 'Personne rencontrée', [
        ask('personne', 'person', 'Personne rencontrée', { required: true }),
        ...point('formation', 'Sa formation au poste est à jour et signée'),
        ask('propos', 'long_answer', 'Ce qu’elle en dit'),
      ]),
    ],
    { min: 1, max: 10 },
  ),
];

const systemPoint = (id: string, clause: string, title: string, isCritical = false) =>
  point(`sq-${id}`, `${clause} ${title}`, { isCritical });

/** What audits of the quality system are filled with, clause by clause. */
export const systemSections: readonly Section[] = [
  section('sq-support', 'Support', [
    page('sq-ressources', 'Ressources', [
      ...systemPoint('mesure', '7.1.5', 'Les moyens de mesure sont étalonnés et identifiés', true),
      ...systemPoint('ambiance', '7.1.4', 'L’ambiance de travail est maîtrisée et relevée'),
      ...systemPoint('competences', '7.2', 'Les compétences sont établies, et la preuve en est conservée'),
      ...systemPoint('documents', '7.5.3', 'Seules des versions en vigueur sont disponibles'),
    ]),
  ]),
  section('sq-realisation', 'Réalisation', [
    page('sq-maitrise', 'Maîtrise', [
      ...systemPoint('conditions', '8.5.1', 'La production suit des conditions maîtrisées'),
      ...systemPoint('tracabilite', '8.5.2', 'Identification et traçabilité sont assurées'),
      ...systemPoint('preservation', '8.5.4', 'Les produits sont préservés jusqu’à la livraison'),
      ...systemPoint('liberation', '8.6', 'La libération est faite par une personne habilitée', true),
      ...systemPoint('nonconformes', '8.7', 'Les éléments non conformes sont isolés et marqués'),
    ]),
  ]),
  section('sq-amelioration', 'Amélioration', [
    page('sq-ecarts', 'Écarts', [
      ...systemPoint('actions', '10.2', 'Les actions correctives sont menées à terme et leur efficacité jugée'),
    ]),
  ]),
];

/** What the next version adds. */
export const waterSection: Section = section('eaux', 'Utilités', [
  page('eau-purifiee', 'Eau purifiée', [
    ask('conductivite', 'number', 'Conductivité relevée au point d’usage', {
      properties: { min: 0, max: 20, decimals: 2, unit: 'µS/cm' },
      finding: { is: 'number_outside', from: 0, to: 4.3 },
      required: true,
    }),
    ...point('prelevements', 'Les prélèvements microbiologiques sont faits selon le plan'),
  ]),
]);

/** What receptions were checked with before suppliers were audited. */
export const receptionSections: readonly Section[] = [
  section('reception', 'Réception', [
    page('colis', 'Colis', [
      ask('bon', 'short_answer', 'Numéro du bon de livraison', { required: true }),
      ...point('etat', 'Emballages intacts et propres'),
      ...point('etiquettes', 'Étiquettes conformes à la commande'),
    ]),
  ]),
];
