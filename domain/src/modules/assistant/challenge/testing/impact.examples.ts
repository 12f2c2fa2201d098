import { type Explained, emptyDefinition, type ProductBatch } from '../../../cases/public';
import type { StepContents } from '../case-content';
import { batch, type Example, type ExampleTable, example, step } from './example-case';

const yes = (text: string): Explained => ({ answer: 'Yes', text });
const no = (text = ''): Explained => ({ answer: 'No', text });
const on = <Name extends keyof StepContents>(
  name: Name,
  label: string,
  content: Partial<StepContents[Name]>,
): Example => example(`${name}: ${label}`, { steps: step(name, content) });

const product = (label: string, content: Partial<ProductBatch>) => on('productBatch', label, content);
const none = (label: string, content: Partial<ProductBatch>) =>
  product(label, { impactLevel: 'No impact', ...content });
const decided = (decision: string) => none(decision, { decision });
const recalled = (label: string, status: 'Recall' | 'On hold', impactLevel: 'No impact' | 'Major impact' | null) =>
  example(label, {
    steps: {
      ...step('productBatch', { impactLevel: 'Major impact', batches: [batch('B2024-118', status)] }),
      ...step('regulatory', { impactLevel, description: 'Rappel de classe II' }),
    },
  });

/** The description, and what another step says. */
const listed = (what: string, batches: readonly string[], justification = ''): Example =>
  example(`${what} | ${batches.join(', ')} | ${justification}`, {
    definition: { ...emptyDefinition, what },
    steps: step('productBatch', { batches: batches.map((one) => batch(one)), justification }),
  });
const counted = (what: string, justification: string, howMany = ''): Example =>
  example(`${what} | ${howMany} | ${justification}`, {
    definition: { ...emptyDefinition, what, howMany },
    steps: step('productBatch', { justification }),
  });

export const impactExamples: ExampleTable = {
  missing_justification: {
    fires: [
      product('impact mineur', { impactLevel: 'Minor impact' }),
      product('critical impact, to be completed', { impactLevel: 'Critical impact', justification: 'To be completed' }),
      product('stabilité', { stability: yes('') }),
      product('stability, see above', { stability: yes('see above') }),
      on('process', 'arrêt', { ProductionStop: yes('RAS') }),
      on('process', 'validation', { ProcessValidation: yes('  ') }),
      on('SQIPP', 'purity', { Purity: yes('-') }),
      on('SQIPP', 'identité', { Identity: yes('oui') }),
      on('regulatory', 'level', { impactLevel: 'Major impact' }),
      on('regulatory', 'authorities', { notifyAuthorities: yes('TBD') }),
      on('peopleEnvironment', 'niveau', { impactLevel: 'Minor impact', justification: 'à préciser' }),
      on('peopleEnvironment', 'injury', { Injury: yes('') }),
      on('recurrence', 'récurrent', { isRecurrent: yes('') }),
      on('risk-analysis', 'severity', { severity: { rating: 8, rationale: '' } }),
      on('customer-notification', 'not required', { required: no('') }),
      on('final-criticality', 'Major', { confirmed: 'Major', justification: 'OK' }),
    ],
    silent: [
      product('impact mineur justifié', { impactLevel: 'Minor impact', justification: 'Défaut d’aspect seulement' }),
      product('no impact', { impactLevel: 'No impact' }),
      product('rien encore', {}),
      product('pas de stabilité', { stability: no() }),
      product('stability N/A', { stability: { answer: 'N/A', text: '' } }),
      product('in two words', { impactLevel: 'Major impact', justification: 'Assay 88 %' }),
      on('process', 'arrêt expliqué', { ProductionStop: yes('Ligne 4, de 14:05 à 16:30') }),
      on('process', 'not applicable', { notApplicable: true, ProductionStop: yes('') }),
      on('SQIPP', 'no', { Safety: no(), Quality: no() }),
      on('SQIPP', 'qualité expliquée', { Quality: yes('Dissolution hors spécification') }),
      on('regulatory', 'no impact', { impactLevel: 'No impact' }),
      on('regulatory', 'ANSM informée', { notifyAuthorities: yes('ANSM, le 12/11/2026') }),
      on('recurrence', 'not recurrent', { isRecurrent: no() }),
      on('risk-analysis', 'rated with a reason', {
        severity: { rating: 8, rationale: 'Patient could be under-dosed' },
      }),
      on('customer-notification', 'required', { required: yes('') }),
      on('final-criticality', 'not confirmed yet', { confirmed: null }),
    ],
  },
  no_impact_while_on_hold: {
    fires: [
      none('On hold', { batches: [batch('B2024-118', 'On hold')] }),
      none('Rejected', { batches: [batch('B2024-118', 'Rejected')] }),
      none('Recall', { batches: [batch('4471', 'Recall')] }),
      none('one of three', { batches: [batch('A1'), batch('A2', 'In Progress'), batch('A3', 'On hold')] }),
      none('lot sans numéro', { batches: [batch('', 'On hold')] }),
      decided('Lot mis en quarantaine en attente des analyses.'),
      decided('Le lot B2024-118 est bloqué jusqu’au 20/11/2026.'),
      decided('Les deux lots ont été rejetés.'),
      decided('Batch placed on hold pending QC results.'),
      decided('Batches 4471 and 4472 were quarantined. Retest planned.'),
      decided('The batch is held until the assay is repeated.'),
      recalled('rappel sans impact réglementaire', 'Recall', 'No impact'),
    ],
    silent: [
      none('sans lot', {}),
      none('In Progress', { batches: [batch('B2024-118', 'In Progress')] }),
      none('no status yet', { batches: [batch('B2024-118')] }),
      product('impact mineur et bloqué', { impactLevel: 'Minor impact', batches: [batch('B1', 'On hold')] }),
      product('niveau pas encore choisi', { batches: [batch('B1', 'On hold')] }),
      decided('Aucun lot bloqué.'),
      decided('Le lot n’a pas été mis en quarantaine.'),
      decided('Quarantaine levée le 12/11/2026, lot libéré.'),
      decided('No batch on hold.'),
      decided('Batch released from quarantine on 12 November 2026.'),
      decided('A meeting was held with QA.'),
      decided('Lot libéré.'),
      decided('Le convoyeur s’est bloqué mais le lot est bon.'),
      decided('The sample was rejected by the balance.'),
      recalled('regulatory major', 'Recall', 'Major impact'),
      recalled('on hold only', 'On hold', 'No impact'),
      recalled('regulatory not begun', 'Recall', null),
    ],
  },
  batches_disagree: {
    fires: [
      listed('Particules dans le lot B2024-181.', ['B2024-118']),
      listed('Étiquette absente sur le lot n° 44712.', ['44721']),
      listed('Fuite sur le lot OR-5561.', ['OR-5560']),
      listed('Les lots 88120 et 88131 sont concernés.', ['88120', '88130']),
      listed('Lot PX20417 sous-dosé.', ['PX20471']),
      listed('Aspect non conforme.', ['B2024-118'], 'Seul le lot B2024-119 est touché.'),
      listed('Black particles in batch B2024-181.', ['B2024-118']),
      listed('Batch no. 55102 was under-filled.', ['55120']),
      listed('Leaflet missing in batch number AX-7714.', ['AX-7741']),
      listed('Batch 990123 failed dissolution.', ['99012']),
      listed('Dissolution failed.', ['LX4402'], 'Batch LX4420 is affected.'),
    ],
    silent: [
      listed('Particules dans le lot B2024-118.', ['B2024-118']),
      listed('Particules dans le lot b2024 118.', ['B2024-118']),
      listed('Les lots B2024-118 et B2024-119 sont touchés.', ['B2024-118', 'B2024-119']),
      listed('Le lot B2024-118 est touché, le lot B2024-119 est conforme.', ['B2024-118']),
      listed('Le lot d’excipient 4471 est aussi en cause.', ['B2024-118']),
      listed('Particules dans le lot B2024-181.', []),
      listed('Le lot précédent B2024-117 ne montre rien.', ['B2024-118']),
      listed('Le lot entier est bloqué.', ['B2024-118']),
      listed('Black particles in batch B2024-118.', ['b2024-118']),
      listed('Batch 4471 of the raw material was used.', ['4472']),
      listed('Compared with batch 55121, the colour is darker.', ['55120']),
      listed('The batch record was signed late.', ['B2024-118']),
      listed('Batch B2024-118 and batch B2024-119 were filled the same day.', ['B2024-118']),
      listed('A batch of 20 000 tablets.', ['20001']),
    ],
  },
  quantities_disagree: {
    fires: [
      counted('12 flacons cassés au démarrage.', '21 flacons cassés ont été triés.'),
      counted('3 palettes mouillées à la réception.', '', '5 palettes mouillées'),
      counted('Nous avons trouvé 40 boîtes vides.', 'Les 44 boîtes vides sont retirées.'),
      counted('1 200 comprimés ébréchés.', '1 020 comprimés ébréchés'),
      counted('Il manque 2 notices imprimées.', '4 notices imprimées manquent.'),
      counted('7 seringues fissurées', '', '9 seringues fissurées'),
      counted('12 broken vials at start-up.', '21 broken vials were sorted out.'),
      counted('We found 3 wet pallets.', '', '5 wet pallets'),
      counted('40 empty cartons on line 2.', 'The 44 empty cartons were removed.'),
      counted('1,200 chipped tablets', '1,020 chipped tablets'),
      counted('15 vials broken', '', '16 broken vials'),
    ],
    silent: [
      counted('12 flacons cassés au démarrage.', 'Les 12 flacons cassés ont été triés.'),
      counted('12 flacons cassés, 40 flacons contrôlés.', '40 flacons contrôlés'),
      counted('3 palettes mouillées, puis 5 palettes mouillées le lendemain.', '8 palettes mouillées'),
      counted('1 200 comprimés ébréchés.', '1200 comprimés ébréchés'),
      counted('Arrêt de 12 minutes environ au poste.', 'Arrêt de 14 minutes environ.'),
      counted('12 flacons cassés.', 'Le cas précédent comptait 30 flacons cassés.'),
      counted('3 boîtes sur 120 boîtes contrôlées.', '200 boîtes contrôlées'),
      counted('12 broken vials.', 'All 12 broken vials were kept.'),
      counted('12 broken vials out of 400 inspected vials.', '12 broken vials'),
      counted('Held for 3 days before release.', 'Held for 5 days before release.'),
      counted('The limit is 5 broken vials.', '12 broken vials'),
      counted('1,200 chipped tablets', '1200 chipped tablets'),
      counted('12 broken vials', '30 broken cartons'),
    ],
  },
};
