import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { type Part, planFiles } from './file-plan.ts';

/** What a script takes on its way, packed better and with others, of what it takes alone: within 2 % for any page. */
const packedTogether = 0.77;
/** Its headers, and the time of the browser and the server, beside what the bytes of a file take. */
const fileCost = 6000;

/** Which modules share a file, from a bundle in which every combination of pages has a file of its own. */
export function groupsOf({ output }: Rolldown.RolldownOutput): Rolldown.CodeSplittingGroup[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const { shared, ownFiles } = partsOf(chunks);
  const ownOf = (user: string) => ownFiles.get(user) ?? { files: 0, bytes: 0 };
  const files = planFiles(shared, {
    weightOf,
    fileCost,
    mostFiles: (user) => mostFiles(user) - ownOf(user).files,
    mostBytes: (user, needed) => mostBytes(user, needed + ownOf(user).bytes) - ownOf(user).bytes,
  }).map(({ modules }, place, { length }) => {
    const held = new Set(modules);
    return { name: `part-${place + 1}`, test: (id: string) => held.has(id), priority: length - place };
  });
  // Styles of no module are one file. What is left of them in a script is empty, and must not make it load another.
  return [{ name: 'styles', test: /\.css$/, priority: files.length + 1 }, ...files];
}

/** What is no page, and nothing that is opened together with one, is a dialog. */
const isPage = /-page$|^\w+ of /;
const isFirstPage = /^(?:home|sign-in)-page$|^set-up-list$/;

/** They are open all day, and load so much that little may come with it. */
const isFullPage = / of an? (?:case|action|audit)$|^(?:form|wizard)-page$/;

/** What is opened most shall be the lightest. */
function weightOf(user: string): number {
  if (isFirstPage.test(user) || isFullPage.test(user)) return 4;
  return isPage.test(user) ? 1 : 0.1;
}

/** With the page, the styles, the font and what it asks the API, 20 requests in all: most ask eight or nine times, some more. */
const mostFiles = (user: string) => {
  if (!isPage.test(user)) return Number.POSITIVE_INFINITY;
  return mostFilesOf.find(([name]) => name.test(user))?.[1] ?? 11;
};
const mostFilesOf: readonly (readonly [RegExp, number])[] = [
  [/^case of an action$/, 5],
  [/^audit-page$/, 8],
  [/^(?:action|entry|lines|station)-page$|^checklist of an audit$|^kinds of notifications$/, 9],
  [/^builder-page$/, 8],
  [/^parameters-page$|^(?:history|plan|recurrence) of a case$/, 10],
  [/^(?:form|picker|wizard)-page$|^wizard of the categories$|^start of a task$/, 12],
];
/** With the page, the styles, the font and what the API answers, 250 KB in all; the first pages have a budget of their own (check-budgets.mjs). */
const mostKilobytes = (user: string) =>
  / of a case$|^case of an action$|^checklist of an audit$|^form-page$/.test(user) ? 185 : 189;

function mostBytes(user: string, needed: number): number {
  if (isFirstPage.test(user)) return needed * 1.12;
  return isPage.test(user) ? mostKilobytes(user) * 1024 : Number.POSITIVE_INFINITY;
}

/** What the kinds say of themselves: the palette and the notifications load all of them together. */
const kinds = /\/(?:named-kind|notices)\.ts$/;
const ofKinds = 'kinds';
const userOf = ({ name, modules }: Rolldown.OutputChunk) =>
  Object.keys(modules).some((id) => kinds.test(id)) ? ofKinds : name;

/** What is loaded with a page when it is opened by its address: together they keep the budget of a page. */
const openedTogether: Readonly<Record<string, readonly string[]>> = {
  'causes of a case': ['case-page', 'case-frame', 'root-cause-form', 'cause-drawing-view'],
  'plan of a case': ['case-page', 'case-frame', 'capa-plan-form'],
  'batches of a case': ['case-page', 'case-frame', 'batches'],
  'history of a case': ['case-page', 'case-frame', 'other-tabs'],
  'recurrence of a case': ['case-page', 'case-frame', 'recurrence-form'],
  'definition of a case': ['case-page', 'case-frame', 'case-definition'],
  'questions of a case': ['case-page', 'case-frame', 'case-questionnaire'],
  'risks of a case': ['case-page', 'case-frame', 'risk-form'],
  'customers of a case': ['case-page', 'case-frame', 'customer-form'],
  'case of an action': ['action-page', 'case-frame'],
  'board of cases': ['case-list-page', 'case-board'],
  'board of actions': ['action-list-page', 'action-board'],
  'kinds of notifications': ['notifications-page', ofKinds],
  'wizard of the categories': ['picker-page', 'wizard-page'],
  'checklist of an audit': ['checklist-page', 'answered-form'],
  'start of a task': ['action-list-page', 'new-task-dialog', 'aria-dialog'],
  'start of a programme': ['programme-list-page', 'aria-dialog'],
  'start of an audit': ['audit-list-page', 'new-audit-dialog', 'aria-dialog'],
  'start of a walk': ['walk-list-page', 'new-walk-dialog', 'aria-dialog'],
  'start of a questionnaire': ['questionnaire-list-page', 'start-dialog', 'aria-dialog'],
};

/** Every list of records can be opened as its board. */
const board = 'record-board';

interface FoundPart extends Part {
  readonly usedBy: Set<string>;
  readonly needs: Set<Part>;
}

/** The parts that several share, and what each page or dialog has in files that stay as they are. */
function partsOf(chunks: readonly Rolldown.OutputChunk[]) {
  const parts = new Map(chunks.map((chunk) => [chunk.fileName, newPart(chunk)]));
  for (const { fileName, imports } of chunks) {
    for (const need of imports.flatMap((name) => parts.get(name) ?? [])) parts.get(fileName)?.needs.add(need);
  }
  for (const [user, files] of filesOfUsers(chunks)) for (const file of files) parts.get(file)?.usedBy.add(user);
  const shared: FoundPart[] = [];
  const ownFiles = new Map<string, { readonly files: number; readonly bytes: number }>();
  for (const { fileName, isEntry, isDynamicEntry } of chunks) {
    const part = parts.get(fileName) as FoundPart;
    const isOwn = part.modules.length === 0 || (part.usedBy.size === 1 && (isEntry || isDynamicEntry));
    if (part.usedBy.size > 0 && !isOwn) shared.push(part);
    for (const user of isOwn ? part.usedBy : []) {
      const { files, bytes } = ownFiles.get(user) ?? { files: 0, bytes: 0 };
      ownFiles.set(user, { files: files + 1, bytes: bytes + part.bytes });
    }
  }
  return { shared: joined(shared), ownFiles };
}

/** What each page or dialog loads before it can be shown, the application included. */
function filesOfUsers(chunks: readonly Rolldown.OutputChunk[]): Map<string, Set<string>> {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closureOf = (name: string, seen = new Set([name])): Set<string> => {
    for (const next of chunkOf.get(name)?.imports ?? []) if (!seen.has(next)) closureOf(next, seen.add(next));
    return seen;
  };
  // Some are loaded later by one and at once by another.
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const begins = chunks.filter(({ isEntry, fileName }) => isEntry || later.has(fileName));
  const started = begins.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...closureOf(fileName)]);
  const files = new Map<string, Set<string>>();
  const load = (user: string, loaded: Iterable<string>) =>
    files.set(user, new Set([...(files.get(user) ?? started), ...loaded]));
  for (const begin of begins) load(userOf(begin), closureOf(begin.fileName));
  for (const [user, members] of Object.entries(openedTogether)) {
    load(
      user,
      members.flatMap((member) => [...(files.get(member) ?? [])]),
    );
  }
  const boardFile = begins.find(({ name }) => name === board)?.fileName ?? '';
  const hasBoard = (name: string) => chunkOf.get(name)?.dynamicImports.includes(boardFile);
  for (const [user, loaded] of [...files]) {
    if (user.endsWith('-list-page') && [...loaded].some(hasBoard)) {
      load(`board of ${user}`, [...loaded, ...(files.get(board) ?? [])]);
    }
  }
  return files;
}

/** Those that the same users load are one. */
function joined(parts: readonly FoundPart[]): FoundPart[] {
  const groups = new Map<string, FoundPart[]>();
  for (const part of parts) {
    const users = [...part.usedBy].sort().join();
    groups.set(users, [...(groups.get(users) ?? []), part]);
  }
  const groupOf = new Map<Part, FoundPart>();
  const whole = [...groups.values()].map((members) => {
    const group: FoundPart = {
      modules: members.flatMap(({ modules }) => modules),
      bytes: members.reduce((sum, { bytes }) => sum + bytes, 0),
      usedBy: members[0]?.usedBy ?? new Set(),
      needs: new Set(),
    };
    for (const member of members) groupOf.set(member, group);
    return group;
  });
  for (const part of parts) {
    const group = groupOf.get(part) as FoundPart;
    for (const need of part.needs) {
      const needed = groupOf.get(need);
      if (needed && needed !== group) group.needs.add(needed);
    }
  }
  return whole;
}

function newPart({ code, name, modules, facadeModuleId, isDynamicEntry }: Rolldown.OutputChunk): FoundPart {
  // A page's own module stays where the manifest names it.
  const isPage = isDynamicEntry && name.endsWith('-page');
  const own = Object.keys(modules).filter((id) => !isPage || id !== facadeModuleId);
  const bytes = gzipSync(withoutNames(code)).length * packedTogether;
  return { modules: own, bytes, usedBy: new Set(), needs: new Set() };
}

/** Each combination of pages names what it takes from others, and later asks for: in the files that are planned, little of that is left. */
const withoutNames = (code: string) => code.replace(namesOfOthers, '');
const namesOfOthers =
  /import\s*(?:\{[^}]*\}\s*from\s*)?"[^"]*";?|export\s*\{[^}]*\};?|\(m\.f=\[[^\]]*\]\)|__vite__mapDeps\(\[[^\]]*\]\)/g;
