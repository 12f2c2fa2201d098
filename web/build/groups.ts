import type { Rolldown } from 'vite';
import { type Part, planFiles } from './file-plan.ts';

/** What is left of a script on its way. */
const compressed = 0.36;
/** Its headers, and the time of the browser and the server, beside what the bytes of a file take. */
const fileCost = 21_000;

/** Which modules share a file, from a bundle in which every combination of pages has a file of its own. */
export function groupsOf({ output }: Rolldown.RolldownOutput): Rolldown.CodeSplittingGroup[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const parts = planFiles(partsOf(chunks), { weightOf, fileCost, mostBytes });
  // What one page alone uses stays in the file of that page; what the kinds say of themselves is one file.
  const shared = parts.filter(({ usedBy }) => usedBy.size > 1 || usedBy.has(ofKinds));
  const files = shared.map(({ modules }, place) => {
    const held = new Set(modules);
    return { name: `part-${place + 1}`, test: (id: string) => held.has(id), priority: shared.length - place };
  });
  // Styles of no module are one file. What is left of them in a script is empty, and must not make it load another.
  return [{ name: 'styles', test: /\.css$/, priority: files.length + 1 }, ...files];
}

/** What is opened most, or asks the server most often, shall ask for the fewest files. What is in no line is a dialog. */
const weights: readonly (readonly [RegExp, number])[] = [
  [/^(?:home|sign-in)-page$|^set-up-list$/, 4],
  [/^action-page$/, 8],
  [/^parameters-page$/, 5],
  [/^entry-page$/, 3],
  [/^(?:admin|form|questionnaire|wizard)-page$|^new task$/, 2],
  [/-page$|^\w+ of /, 1],
];
const weightOf = (user: string) => weights.find(([name]) => name.test(user))?.[1] ?? 0.1;

/** Work without a network comes after everything else, from the device itself: it has no say in who shares a file. */
const comesLast = /^(?:work-)?offline(?:-notice|-page)?$/;

/** What is loaded with a page when it is opened by its address: together they keep the budget of a page. */
const openedTogether: Readonly<Record<string, readonly string[]>> = {
  'causes of a case': ['case-page', 'case-frame', 'root-cause-form', 'cause-drawing-view'],
  'plan of a case': ['case-page', 'case-frame', 'capa-plan-form'],
  'batches of a case': ['case-page', 'case-frame', 'batches'],
  'history of a case': ['case-page', 'case-frame', 'other-tabs'],
  'definition of a case': ['case-page', 'case-frame', 'case-definition'],
  'board of cases': ['case-list-page', 'case-board', 'record-board'],
  'board of actions': ['action-list-page', 'action-board', 'record-board'],
  'new task': ['action-list-page', 'new-task-dialog'],
};

/** The first pages have a budget of their own (check-budgets.mjs); of that of all others some need more for what they load later. */
const mostKilobytes: readonly (readonly [RegExp, number])[] = [
  [/^action-page$/, 208],
  [/^new task$/, 218],
  [/^(?:builder|questionnaire)-page$/, 247],
  [/-page$|^\w+ of /, 250],
];

function mostBytes(user: string, needed: number): number {
  if (/^(?:home|sign-in)-page$|^set-up-list$/.test(user)) return needed * 1.2;
  const most = mostKilobytes.find(([name]) => name.test(user))?.[1] ?? Number.POSITIVE_INFINITY;
  return Math.max(most * 1024, needed * 1.03);
}

/** What the kinds say of themselves: the palette and the notifications load all of them together. */
const kinds = /^(?:named-kind|notices)$/;

const ofKinds = 'kinds';
const userOf = ({ name }: Rolldown.OutputChunk) => (kinds.test(name) ? ofKinds : name);

interface FoundPart extends Part {
  readonly usedBy: Set<string>;
  readonly needs: Set<Part>;
}

function partsOf(chunks: readonly Rolldown.OutputChunk[]): FoundPart[] {
  const parts = new Map(chunks.map((chunk) => [chunk.fileName, newPart(chunk)]));
  const needsOf = (name: string, seen = new Set<string>()): Set<string> => {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === name) ?? {};
    for (const next of imports) if (!seen.has(next)) needsOf(next, seen.add(next));
    return seen;
  };
  const begins = chunks.filter(
    ({ isEntry, isDynamicEntry, name }) => isEntry || (isDynamicEntry && !comesLast.test(name)),
  );
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
  for (const [user, members] of Object.entries(openedTogether)) {
    for (const part of parts.values()) if (members.some((member) => part.usedBy.has(member))) part.usedBy.add(user);
  }
  return joined([...parts.values()]);
}

/** What comes last has parted what belongs together: the same users load all of it. */
function joined(parts: readonly FoundPart[]): FoundPart[] {
  const places = new Map<string, FoundPart>();
  const placeOf = new Map<Part, FoundPart>();
  for (const part of parts) {
    const users = [...part.usedBy].sort().join() || part.modules.join();
    const place = places.get(users) ?? { modules: [], bytes: 0, usedBy: part.usedBy, needs: new Set<Part>() };
    places.set(users, { ...place, modules: [...place.modules, ...part.modules], bytes: place.bytes + part.bytes });
  }
  for (const part of parts) {
    const place = places.get([...part.usedBy].sort().join() || part.modules.join());
    if (place) placeOf.set(part, place);
  }
  for (const part of parts) {
    const place = placeOf.get(part);
    for (const need of part.needs) {
      const needed = placeOf.get(need);
      if (place && needed && needed !== place) place.needs.add(needed);
    }
  }
  return [...places.values()];
}

function newPart({ code, name, modules, facadeModuleId, isDynamicEntry }: Rolldown.OutputChunk): FoundPart {
  // A page's own module stays where the manifest names it.
  const isPage = isDynamicEntry && name.endsWith('-page');
  const own = Object.keys(modules).filter((id) => !isPage || id !== facadeModuleId);
  return { modules: own, bytes: code.length * compressed, usedBy: new Set(), needs: new Set() };
}
