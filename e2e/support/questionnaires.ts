import { exportTemplate } from '@vigie/domain/modules/questionnaires/exchange/template-file';
import { newOption, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import {
  anyOf,
  pageOf,
  ask as question,
  sectionOf,
  when,
} from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { tokenOf } from './browser';
import { ask } from './reports';

interface Named {
  readonly id: string;
  readonly version: number;
}

/** A line clearance with every kind of place: points, a finding, a rule, a repeatable section. */
export function lineClearance(title: string): Template {
  const state = question('state', 'single_choice', {
    title: 'State of the line',
    required: true,
    explanation: 'Look under the belt too.',
    options: [
      { ...newOption('clean', 'Clean'), score: 10 },
      { ...newOption('dirty', 'Dirty'), score: 0, critical: true },
    ],
    finding: anyOf('dirty'),
  });
  const why = question('why', 'long_answer', {
    title: 'What was found',
    required: true,
    visibleWhen: when('state', anyOf('dirty')),
  });
  const temperature = question('temperature', 'number', {
    title: 'Temperature',
    helpText: 'Read it at the probe.',
    required: true,
    properties: { min: 2, max: 8, decimals: 1, unit: '°C' },
  });
  const others = [
    question('product', 'product', { title: 'Product' }),
    question('checks', 'multiple_choice', {
      title: 'Checked',
      options: [newOption('belt', 'Belt'), newOption('labels', 'Labels'), newOption('bins', 'Bins')],
    }),
    question('shift', 'dropdown', {
      title: 'Shift',
      options: [newOption('morning', 'Morning'), newOption('night', 'Night')],
    }),
    question('day', 'date', { title: 'Day of the check' }),
    question('operator', 'person', { title: 'Operator' }),
    question('proof', 'photo', { title: 'Photo of the line' }),
    question('about', 'case', { title: 'Case' }),
  ];
  const batches = sectionOf(
    'batches',
    [pageOf('batch', [question('lot', 'short_answer', { title: 'Lot', required: true })])],
    {
      title: 'Batch',
      repeat: { min: 1, max: 3 },
    },
  );
  return {
    title,
    explanation: 'Before each change of batch.',
    sections: [
      sectionOf(
        'line',
        [pageOf('look', [state, why, temperature], { title: 'Look' }), pageOf('more', others, { title: 'Details' })],
        {
          title: 'Line',
        },
      ),
      batches,
    ],
  };
}

/** Made by the designer of the demo company, published by its administrator. */
export async function publishTemplate(template: Template, needsSignature = false): Promise<string> {
  const token = await tokenOf('designer');
  const path = '/api/v1/templates';
  const file = { format: 'vigie', file: exportTemplate(template) };
  const imported = await ask<{ template: Named | null; losses: unknown }>(token, 'POST', `${path}/import`, file);
  if (!imported.template) throw new Error(JSON.stringify(imported.losses));
  const { id } = imported.template;
  const settings = { needsSignature };
  const { version } = await ask<Named>(token, 'PATCH', `${path}/${id}/settings`, settings, imported.template.version);
  await ask(await tokenOf('company.admin'), 'POST', `${path}/${id}/transition`, { action: 'publish' }, version);
  return id;
}

/** The next version, with another title of the first question. */
export async function publishNext(id: string, title: string): Promise<void> {
  const token = await tokenOf('designer');
  const path = `/api/v1/templates/${id}`;
  const { version } = await ask<Named>(token, 'GET', path);
  const { revision } = await ask<{ revision: number }>(
    token,
    'POST',
    `${path}/transition`,
    { action: 'revise' },
    version,
  );
  const operations = [{ op: 'change', id: 'state', set: { title } }];
  await ask(token, 'POST', `${path}/edits`, { revision, operations, key: crypto.randomUUID() });
  const edited = await ask<Named>(token, 'GET', path);
  await ask(await tokenOf('company.admin'), 'POST', `${path}/transition`, { action: 'publish' }, edited.version);
}

/** A questionnaire of this user; with answers, submitted too. */
export async function questionnaireBy(
  username: string,
  templateId: string,
  answers?: Readonly<Record<string, unknown>>,
): Promise<string> {
  const token = await tokenOf(username);
  const path = '/api/v1/questionnaires';
  const { id, version } = await ask<Named>(token, 'POST', path, { templateId });
  if (!answers) return id;
  const answered = await ask<Named>(token, 'PATCH', `${path}/${id}`, { answers }, version);
  await ask(token, 'POST', `${path}/${id}/transition`, { action: 'submit' }, answered.version);
  return id;
}

export const everyAnswer = {
  state: 'dirty',
  why: 'A label of the batch before.',
  temperature: 4.5,
  'batches/': ['b1'],
  'batches/b1/lot': 'L-001',
};

/** What each page shows once its data is there, for the designer. */
export async function questionnairePages(): Promise<Readonly<Record<string, string>>> {
  const title = 'Clearance of line 4';
  const templateId = await publishTemplate(lineClearance(title));
  const [open, filled] = [
    await questionnaireBy('designer', templateId),
    await questionnaireBy('designer', templateId, everyAnswer),
  ];
  return {
    '/apps/questionnaires?assigned=everyone': open,
    '/apps/questionnaires?search=zzzz': 'No questionnaire matches',
    '/apps/questionnaires/new': 'Before each change of batch.',
    [`/apps/questionnaires/${open}`]: 'State of the line',
    [`/apps/questionnaires/${filled}`]: 'Report this finding',
    [`/template/${templateId}/results`]: 'Minimum',
    [`/template/${templateId}/results?view=table`]: filled,
  };
}
