import type { Rolldown } from 'vite';
import { type Part, planFiles } from './file-plan.ts';

/** What is left of a script on its way. */
const compressed = 0.36;
/** Its headers, and the time of the browser and the server, beside what the bytes of a file take. */
const fileCost = 8000;

/** Which modules share a file, from a bundle in which every combination of pages has a file of its own. */
export function groupsOf({ output }: Rolldown.RolldownOutput): Rolldown.CodeSplittingGroup[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const parts = planFiles(partsOf(chunks), { weightOf, fileCost });
  // What one page alone uses stays in the file of that page; what the kinds say of themselves is one file.
  const shared = parts.filter(({ usedBy }) => usedBy.size > 1 || usedBy.has(ofKinds));
  const files = shared.map(({ modules }, place) => {
    const held = new Set(modules);
    return { name: `part-${place + 1}`, test: (id: string) => held.has(id), priority: shared.length - place };
  });
  // Styles of no module are one file. What is left of them in a script is empty, and must not make it load another.
  return [{ name: 'styles', test: /\.css$/, priority: files.length + 1 }, ...files];
}

/**
 * How much it counts beside the others: how often it is opened, and more where a page would otherwise ask too often or for
 * too much (e2e/every-page). What is in no line is a dialog, opened from time to time.
 */
const weights: readonly (readonly [RegExp, number])[] = [
  // The first pages of every user have a bound of their own.
  [/^(?:home|sign-in)-page$/, 60],
  // Lists stay open all day.
  [/^(?:(?:case-|action-)list|inbox)-page$/, 10],
  // And these are opened from there, and need most.
  [/^case-page$|^root-cause-form$|^cause-drawing-view$/, 50],
  [/^entry-page$/, 30],
  [/^(?:form|action|wizard|picker)-page$|^new-task-dialog$/, 32],
  [/^(?:validate|parameters)-page$/, 14],
  [/^builder-page$/, 16],
  [/^(?:questionnaire|overview|kpi|admin)-page$|^questionnaire-form$/, 7],
  [/^questionnaire-list-page$|^start-dialog$/, 20],
  // Parts of a page, or pages with an address of their own for few users.
  [/^other-tabs$|^(?:capa-plan|recurrence)-form$|^case-board$|^kanban$/, 14],
  [/^case-frame$/, 10],
  [/-(?:board|form|frame|tabs)$/, 5],
  [/-page$|^kinds$/, 2],
];
const weightOf = (user: string) => weights.find(([name]) => name.test(user))?.[1] ?? 0.1;

/** What the kinds say of themselves: the palette and the notifications load all of them together. */
const kinds = /^(?:named-kind|notices)$/;

const ofKinds = 'kinds';
const userOf = ({ name }: Rolldown.OutputChunk) => (kinds.test(name) ? ofKinds : name);

function partsOf(chunks: readonly Rolldown.OutputChunk[]): Part[] {
  const parts = new Map(chunks.map((chunk) => [chunk.fileName, newPart(chunk)]));
  const needsOf = (name: string, seen = new Set<string>()): Set<string> => {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === name) ?? {};
    for (const next of imports) if (!seen.has(next)) needsOf(next, seen.add(next));
    return seen;
  };
  const begins = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  for (const { fileName } of chunks) {
    for (const need of needsOf(fileName)) {
      const part = parts.get(need);
      if (part) parts.get(fileName)?.needs.add(part);
    }
  }
  for (const begin of begins) {
    const { fileName, isEntry } = begin;
    // Whatever is opened, the application has been started before.
    const users = isEntry ? begins.map(userOf) : [userOf(begin)];
    const loaded = [fileName, ...needsOf(fileName)].flatMap((file) => parts.get(file) ?? []);
    for (const part of loaded) for (const user of users) part.usedBy.add(user);
  }
  return [...parts.values()];
}

function newPart({ code, name, modules, facadeModuleId, isDynamicEntry }: Rolldown.OutputChunk): Part {
  // A page's own module stays where the manifest names it.
  const isPage = isDynamicEntry && name.endsWith('-page');
  const own = Object.keys(modules).filter((id) => !isPage || id !== facadeModuleId);
  return { modules: own, bytes: code.length * compressed, usedBy: new Set(), needs: new Set() };
}
