import type { DetectionMethod } from '../../kernel/kinds';
import { text } from '../../kernel/message';
import { detectionModeMessages, kindMessages } from '../../messages/kinds';
import { criticalityMessages } from '../cases/messages/kinds';
import { type Criticality, type Kind, type MCategory, mCategories } from '../cases/public';
import { field, type ValueOf as ValueOfField } from './field';
import { fieldMessages as m } from './messages/fields';
import { costOf } from './parsing/amounts';
import { choiceOf } from './parsing/choices';
import { dayOf } from './parsing/days';
import { lineOf, textOf } from './parsing/texts';

/** The states in which an old case comes: what was signed elsewhere is not signed here, so that none comes as approved. */
export const importedStatuses = ['in_progress', 'closed', 'void'] as const;
export type ImportedStatus = (typeof importedStatuses)[number];

const kind = choiceOf<Kind>(kindMessages, {
  hse: ['securite', 'sécurité environnement', 'health and safety', 'ehs', 'accident'],
  nonConformity: ['NC', 'non conformité', 'deviation', 'déviation', 'écart', 'anomalie'],
  improvement: ['amélioration continue', 'suggestion', 'idée'],
  itBug: ['bug', 'informatique', 'IT', 'incident informatique'],
  customerComplaint: ['réclamation', 'complaint', 'plainte client', 'retour client'],
  equipmentFailure: ['panne', 'équipement', 'breakdown', 'panne équipement', 'failure'],
});

const criticality = choiceOf<Criticality>(criticalityMessages, {
  Critical: ['critique', 'haute', 'élevée', 'high', '1', 'C'],
  Major: ['majeur', 'moyenne', 'medium', '2', 'M'],
  Minor: ['mineur', 'faible', 'basse', 'low', '3'],
});

const status = choiceOf<ImportedStatus>(
  {
    in_progress: text('En cours', 'In progress'),
    closed: text('Clos', 'Closed'),
    void: text('Annulé', 'Void'),
  },
  {
    in_progress: [
      'ouvert',
      'ouverte',
      'open',
      'en attente',
      'pending',
      'à traiter',
      'ready for QA',
      'approuvé',
      'approved',
    ],
    closed: ['close', 'cloture', 'clôturé', 'clôturée', 'fermé', 'fermée', 'terminé', 'terminée', 'done', 'soldé'],
    void: ['annulée', 'cancelled', 'canceled', 'sans suite', 'rejeté', 'rejected', 'abandonné'],
  },
);

const mCategory = choiceOf<MCategory>(
  Object.fromEntries(mCategories.map((name) => [name, text(name, name)])) as Record<MCategory, ReturnType<typeof text>>,
  {
    Manpower: ['main d’œuvre', 'main d oeuvre', 'main-d’œuvre', 'personnel', 'humain', 'man'],
    'Mother Nature': ['milieu', 'environnement', 'environment'],
    Management: ['management', 'organisation'],
    Machines: ['machine', 'matériel', 'équipement', 'equipment'],
    Money: ['moyens financiers', 'argent', 'budget'],
    Measurement: ['mesure', 'mesures', 'measure'],
    Material: ['matière', 'matières', 'matière première', 'materials'],
    Method: ['méthode', 'méthodes', 'methods'],
  },
);

const detectionMethod = choiceOf<DetectionMethod>(detectionModeMessages, {
  audit: ['audit interne', 'audit externe', 'inspection', 'internal audit'],
  gemba: ['tour terrain', 'gemba walk', 'tournée'],
  randomly: ['fortuit', 'fortuite', 'hasard', 'par hasard', 'random', 'production', 'contrôle', 'autre', 'other'],
});

/** Adding what can be imported is adding a row. The order is that of the template file and of the page. */
export const caseFields = {
  originalNumber: field(
    m.originalNumber,
    lineOf(60),
    ['numéro', 'n°', 'no', 'référence', 'ref', 'reference', 'id', 'number', 'ancien numéro', 'old number', 'code'],
    'NC-2024-017',
  ),
  kind: field(m.kind, kind, ['type', 'catégorie', 'category', 'kind', 'nature'], 'Non-conformité'),
  title: field(
    m.title,
    lineOf(300),
    ['titre', 'title', 'objet', 'intitulé', 'subject', 'summary', 'résumé', 'libellé'],
    'Étiquette illisible sur le lot 24118',
  ),
  what: field(
    m.what,
    textOf(3600),
    ['description', 'quoi', 'what', 'constat', 'détail', 'details', 'problème', 'faits'],
    'Le code à barres de 3 cartons ne se lit pas.',
  ),
  criticality: field(
    m.criticality,
    criticality,
    ['criticité', 'criticality', 'gravité', 'severity', 'priorité', 'niveau'],
    'Majeure',
  ),
  status: field(m.status, status, ['statut', 'status', 'état', 'etat', 'state', 'avancement'], 'Clos'),
  detectionDate: field(
    m.detectionDate,
    dayOf,
    [
      'détecté le',
      'date',
      'date du constat',
      'date de survenue',
      'detected on',
      'detected',
      'date detected',
      'detection',
    ],
    '12/03/2024',
  ),
  openedOn: field(
    m.openedOn,
    dayOf,
    [
      'ouvert le',
      'ouverture',
      'opened on',
      'opened',
      'date opened',
      'créé le',
      'created',
      'date de création',
      'date de déclaration',
    ],
    '13/03/2024',
  ),
  closedOn: field(
    m.closedOn,
    dayOf,
    ['clos le', 'clôturé le', 'clôture', 'closed on', 'closed date', 'date closed', 'fermé le', 'date de fermeture'],
    '02/04/2024',
  ),
  dueDate: field(
    m.dueDate,
    dayOf,
    ['date d’échéance', 'due date', 'due', 'date limite', 'délai', 'deadline', 'date prévue'],
    '11/04/2024',
  ),
  owner: field(
    m.owner,
    lineOf(254),
    [
      'responsable',
      'pilote',
      'rédacteur',
      'owner',
      'lead',
      'lead writer',
      'assigned to',
      'responsible',
      'email responsable',
    ],
    'lead',
  ),
  who: field(
    m.who,
    lineOf(200),
    ['détecté par', 'détecteur', 'detected by', 'detector', 'déclarant', 'auteur', 'reporter', 'qui'],
    'Paul Martin',
  ),
  department: field(
    m.department,
    lineOf(200),
    ['service', 'département', 'department', 'atelier', 'secteur'],
    'Conditionnement',
  ),
  site: field(m.site, lineOf(200), ['site', 'usine', 'plant', 'établissement'], 'Nantes'),
  product: field(m.product, lineOf(200), ['produit', 'product', 'article', 'item'], 'Sirop 125 ml'),
  batch: field(
    m.batch,
    lineOf(200),
    ['lot', 'n° de lot', 'numéro de lot', 'batch', 'batch number', 'lot number'],
    '24118',
  ),
  equipment: field(
    m.equipment,
    lineOf(200),
    ['équipement', 'equipment', 'machine', 'matériel', 'asset'],
    'Étiqueteuse ET-02',
  ),
  customer: field(m.customer, lineOf(200), ['client', 'customer', 'nom du client'], 'Pharmacie du Port'),
  where: field(m.where, lineOf(500), ['où', 'lieu', 'where', 'location', 'emplacement', 'zone'], 'Ligne 2'),
  detectionMethod: field(
    m.detectionMethod,
    detectionMethod,
    ['mode de détection', 'origine', 'origin', 'source', 'detection mode', 'detection method'],
    'Audit',
  ),
  rootCause: field(
    m.rootCause,
    textOf(2000),
    ['cause racine', 'cause', 'causes', 'root cause', 'analyse des causes'],
    'Tête d’impression encrassée',
  ),
  mCategory: field(
    m.mCategory,
    mCategory,
    ['5m', '8m', 'm', 'catégorie de cause', 'ishikawa', 'cause category', 'famille de cause'],
    'Machines',
  ),
  capa: field(
    m.capa,
    textOf(3600),
    [
      'capa',
      'action',
      'actions',
      'action corrective',
      'actions correctives',
      'corrective action',
      'corrective actions',
      'plan d’action',
    ],
    'Nettoyage hebdomadaire ajouté au plan',
  ),
  cost: field(
    m.cost,
    costOf,
    ['coût', 'cout', 'cost', 'montant', 'coût non-qualité', 'coût de non qualité', 'euros'],
    '350',
  ),
  comments: field(
    m.comments,
    textOf(4000),
    ['commentaire', 'commentaires', 'comment', 'comments', 'remarque', 'remarques', 'notes', 'observations'],
    '',
  ),
};
export type CaseFieldName = keyof typeof caseFields;
export const caseFieldNames = Object.keys(caseFields) as readonly CaseFieldName[];
export type ValueOf<Name extends CaseFieldName> = ValueOfField<(typeof caseFields)[Name]>;
