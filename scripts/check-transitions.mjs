import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMain, root } from './run-command.mjs';

/**
 * No state is written past its workflow's table. A function whose SQL writes a column of a state takes that state as
 * `NewState`, which only `transition.ts` makes after it has asked the table. TypeScript sees to the rest.
 */
const stateColumns = ['status', 'state', 'mark', 'is_archived'];
const maker = 'server/src/platform/transition.ts';
/** Rows of a list copy the state of their record; they are no record. */
const isCopy = (table) => table.endsWith('_entries');

const columnList = stateColumns.join('|');
const written = new RegExp(`\\b(?:${columnList})\\s*=\\s*(?!=)`);
const update = /\bupdate\s+(\w+)\s+(?:as\s+\w+\s+)?set\b([\s\S]*?)(?=\bwhere\b|\breturning\b|$)/gi;
const insert = /\binsert\s+into\s+(\w+)[^(]*\(([^)]*)\)/gi;
/** A part of an update that stands apart: sql`status = ${status},`. */
const part = new RegExp(`^\\s*(?:${columnList})\\s*=\\s*[\\s\\S]*,\\s*$`);

/** Every complaint about one file of the server, as {line, reason}. */
export function pastTheTable(file, source) {
  const complaints = [];
  const text = withoutComments(source);
  if (file !== maker) {
    for (const { index } of text.matchAll(/\bas\s+(?:unknown\s+as\s+)?NewState\b/g)) {
      complaints.push({ line: lineOf(text, index), reason: 'makes a NewState by itself: only the table allows one' });
    }
  }
  for (const { index, sql } of statements(text)) {
    const column = stateWritten(sql);
    if (!column) continue;
    const taken = newStatesOf(functionAround(text, index));
    const uses = taken.some((name) => new RegExp(`\\$\\{[^}]*\\b${name}\\b[^}]*\\}`).test(sql));
    if (uses) continue;
    complaints.push({
      line: lineOf(text, index),
      reason: `writes ${column}, and not as a NewState that the function was given: change it through transition()`,
    });
  }
  return complaints;
}

function stateWritten(sql) {
  for (const [, table, body] of sql.matchAll(update)) {
    const found = written.exec(withoutValues(body));
    if (found && !isCopy(table)) return `${table}.${found[0].split('=')[0].trim()}`;
  }
  for (const [, table, columns] of sql.matchAll(insert)) {
    const found = columns.split(',').map((one) => one.trim());
    const column = found.find((one) => stateColumns.includes(one));
    if (column && !isCopy(table)) return `${table}.${column}`;
  }
  return part.test(sql) ? written.exec(sql)[0].split('=')[0].trim() : null;
}

/** What is interpolated is a value, unless it is SQL itself. */
const withoutValues = (sql) => sql.replace(/\$\{[^}`]*\}/g, '?').replace(/\bcase\b[\s\S]*?\bend\b/gi, '?');

/** Template texts, with where each begins; one inside another is a statement of its own. */
function* statements(text) {
  for (const match of text.matchAll(/\bsql\s*`/g)) {
    const begin = match.index + match[0].length;
    yield { index: match.index, sql: templateFrom(text, begin) };
  }
}

function templateFrom(text, begin) {
  let depth = 0;
  for (let at = begin; at < text.length; at += 1) {
    if (depth === 0 && text[at] === '`') return text.slice(begin, at);
    if (text.startsWith('${', at)) depth += 1;
    else if (text[at] === '}' && depth > 0) depth -= 1;
  }
  return text.slice(begin);
}

/** From the last line before it that begins at the margin and opens something, to the statement. */
function functionAround(text, index) {
  const opened = [...text.slice(0, index).matchAll(/^(?:export |async |function |const )/gm)];
  return text.slice(opened.at(-1)?.index ?? 0, index);
}

const newStatesOf = (head) => [...head.matchAll(/\b(\w+)\??:\s*NewState</g)].map(([, name]) => name);
const lineOf = (text, index) => text.slice(0, index).split('\n').length;
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm, (found) => found.replace(/[^\n]/g, ' '));

function* sourcesUnder(folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name !== 'testing') yield* sourcesUnder(inside);
    } else if (/\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name)) yield inside;
  }
}

if (isMain(import.meta.url)) {
  let isClean = true;
  for (const file of sourcesUnder('server/src')) {
    for (const { line, reason } of pastTheTable(file, readFileSync(path.join(root, file), 'utf8'))) {
      console.error(`${file}:${line} ${reason}`);
      isClean = false;
    }
  }
  if (!isClean) process.exit(1);
}
