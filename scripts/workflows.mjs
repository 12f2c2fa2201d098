import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { isMain, root } from './run-command.mjs';

const page = path.join(root, 'docs/workflows.md');
const modules = path.join(root, 'domain/src/modules');

/** The tables among what a file exports, by the name of the record: `case` for `caseWorkflow`. */
export function workflowsIn(exported) {
  return Object.entries(exported)
    .filter(([name, value]) => name.endsWith('Workflow') && value?.transitions && value.stateLabels)
    .map(([name, workflow]) => [name.slice(0, -'Workflow'.length), workflow]);
}

/** The page that draws them all. */
export function pageOf(workflows) {
  const sections = workflows.map(([name, workflow]) =>
    [`## ${name[0].toUpperCase()}${name.slice(1)}`, about(workflow), diagramOf(workflow), tableOf(workflow)].join(
      '\n\n',
    ),
  );
  const text = [
    '# Workflows',
    'Written by `npm test` from the tables in `domain/src/modules/*/*workflow.ts`. Do not edit. What is in _italics_ follows from another act: nobody chooses it, and no page offers it.',
    ...sections,
  ].join('\n\n');
  return `${text}\n`;
}

function about({ initial, createdEvent, imported, final, usual, stateLabels }) {
  const labels = (states) => states.map((state) => stateLabels[state].en).join(', ');
  const way = Object.entries(usual).map(([state, action]) => `${stateLabels[state].en} → \`${action}\``);
  return [
    `Created (\`${createdEvent}\`) as: ${labels(initial)}.`,
    ...(imported ? [`Imported (\`${imported.event}\`) as: ${labels(imported.states)}.`] : []),
    final.length > 0 ? `Ended when: ${labels(final)}.` : 'It never ends by itself.',
    ...(way.length > 0 ? [`Usual next step: ${way.join(', ')}.`] : []),
  ].join(' ');
}

/** A Mermaid state diagram. What several acts do between the same two states is one arrow. */
export function diagramOf({ stateLabels, initial, final, transitions, consequences = {} }) {
  const arrows = new Map();
  for (const [action, { from, to }] of [...Object.entries(transitions), ...Object.entries(consequences)]) {
    for (const state of from) {
      const arrow = `${state} --> ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), action]);
    }
  }
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...Object.entries(stateLabels).map(([state, label]) => `  state "${label.en}" as ${state}`),
    ...initial.map((state) => `  [*] --> ${state}`),
    ...[...arrows].map(([arrow, actions]) => `  ${arrow} : ${actions.join(', ')}`),
    ...final.map((state) => `  ${state} --> [*]`),
    '```',
  ].join('\n');
}

function tableOf({ stateLabels, transitions, consequences = {} }) {
  const between = ({ from, to }) => `${from.map((state) => stateLabels[state].en).join(', ')} → ${stateLabels[to].en}`;
  const own = Object.entries(transitions).map(([action, row]) => [
    `\`${action}\` (${row.label.en})`,
    between(row),
    row.by.join(', '),
    row.needsReason ? 'yes' : '',
    row.signature?.en ?? '',
    `\`${row.event}\``,
    noticesOf(row),
  ]);
  const following = Object.entries(consequences).map(([effect, row]) => [
    `_${effect}_`,
    between(row),
    `_follows_ \`${row.follows}\``,
    '',
    '',
    `\`${row.event}\``,
    noticesOf(row),
  ]);
  return [
    ['Transition', 'From → to', 'Who', 'Reason', 'Signature', 'Event', 'Notice'],
    Array(7).fill('---'),
    ...own,
    ...following,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function noticesOf({ notice }) {
  const names = typeof notice === 'object' ? Object.values(notice) : notice ? [notice] : [];
  return names.map((name) => `\`${name}\``).join(', ');
}

async function main() {
  const files = readdirSync(modules, { recursive: true }).filter((file) => file.endsWith('workflow.ts'));
  const exported = [];
  for (const file of files.sort()) exported.push(await tsImport(path.join(modules, file), import.meta.url));
  const text = pageOf(exported.flatMap(workflowsIn));
  if (existsSync(page) && readFileSync(page, 'utf8') === text) return;
  writeFileSync(page, text);
  console.log('docs/workflows.md did not draw the tables that there are. It has been written anew: commit it.');
  process.exitCode = 1;
}

if (isMain(import.meta.url)) await main();
