// node verify-trail.mjs <file.csv>
// Checks an export of the audit trail of Vigie by itself, without Vigie. Needs Node 20 or later and nothing else.
//
// The column `hashed` holds, on the first line of an event, the exact text that the event's hash is the SHA-256 of: a JSON
// array of the hash of the event before, the company, the number of the event, time, person (number, user name, name,
// roles), action, record, its number, changes, reason and request. Every other column repeats a part of it.
import { createHash } from 'node:crypto';
import { createReadStream, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const hiddenAction = 'trail.hidden';
/** What the first event of every chain follows. */
const start = sha256('Vigie');
const columns = [
  'seq',
  'at',
  'username',
  'name',
  'roles',
  'action',
  'record',
  'recordId',
  'field',
  'from',
  'to',
  'reason',
  'previousHash',
  'hash',
  'hashed',
];

class Broken extends Error {}

/** The lines of a file as they stand, without what ends them. */
async function* linesIn(file) {
  let rest = '';
  for await (const part of createReadStream(file, { encoding: 'utf8' })) {
    const lines = (rest + part).split('\n');
    rest = lines.pop();
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const cellPattern = /(?:^|;)(?:"([^"]*(?:""[^"]*)*)"|([^;]*))/g;

/** The rows of a CSV file, each with the line that it begins on; a quoted cell may go over several lines. */
async function* rowsOf(file) {
  let line = 0;
  let row = null;
  for await (const text of linesIn(file)) {
    line += 1;
    row = row ? { ...row, text: `${row.text}\n${text}` } : { line, text: text.replace(/^\uFEFF/, '') };
    if (row.text.split('"').length % 2 === 0) continue;
    const cells = [...row.text.replace(/\r$/, '').matchAll(cellPattern)];
    yield { line: row.line, cells: cells.map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare) };
    row = null;
  }
  if (row) throw new Broken(`line ${row.line}: a quote that is opened there is never closed`);
}

function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`;
}

const plain = (value) => (typeof value === 'string' ? value : value === null ? '' : canonicalJson(value));
/** As it is written, so that no spreadsheet takes a text for a formula. */
const shown = (value) => (typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value));

/** What each line of an event must say in all columns but the last three. */
function linesOf([, , seq, at, , username, name, roles, action, record, recordId, changes, reason]) {
  const lines = changes.length > 0 ? changes : [{ field: '', from: '', to: '' }];
  return lines.map(({ field, from, to }) =>
    [
      seq,
      at,
      username,
      name,
      roles.join(' '),
      action,
      record,
      recordId,
      field,
      plain(from),
      plain(to),
      reason ?? '',
    ].map(shown),
  );
}

/** Walks the file; throws at the first line that does not hold. */
export async function verifyTrail(file) {
  let header = null;
  /** The event that is being read: its number, its hash and the lines that it still has to have. */
  let event = null;
  let company = null;
  const result = { events: 0, hidden: 0, links: 0, gaps: 0, first: 0, last: 0, lastHash: start };
  const end = (line) => {
    if (event && event.lines.length > 0) throw new Broken(`line ${line}: event ${event.seq} has lost lines before it`);
  };
  let after = 1;
  for await (const { line, cells } of rowsOf(file)) {
    after = line + 1;
    if (!header) {
      header = cells;
      if (header.join() !== columns.join())
        throw new Broken('line 1: these are not the columns of an export of the trail');
      continue;
    }
    const row = Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? '']));
    if (cells.length !== columns.length) throw new Broken(`line ${line}: ${cells.length} cells, not ${columns.length}`);
    if (row.action === hiddenAction) {
      end(line);
      event = null;
      hide(row, line, result);
      continue;
    }
    if (row.hashed !== '') {
      end(line);
      event = begin(row, line, result, company);
      company = event.company;
    } else if (!event || event.lines.length === 0) {
      throw new Broken(`line ${line}: it belongs to no event before it`);
    }
    const expected = event.lines.shift();
    const wrong = expected.findIndex((value, place) => value !== cells[place]);
    if (wrong >= 0) throw new Broken(`line ${line}, event ${event.seq}: the column ${columns[wrong]} was altered`);
    if (row.hash !== event.hash) throw new Broken(`line ${line}, event ${event.seq}: the column hash was altered`);
  }
  end(after);
  if (!header) throw new Broken('the file is empty');
  return result;
}

/**
 * Of an event that the exporting user may not read stand its place and its hashes: enough to go on from, not to check
 * it.
 */
function hide(row, line, result) {
  result.hidden += 1;
  link(`line ${line}, event ${row.seq}`, Number(row.seq), row.previousHash, row.hash, result);
}

function begin(row, line, result, company) {
  const where = `line ${line}, event ${row.seq}`;
  if (sha256(row.hashed) !== row.hash) throw new Broken(`${where}: its hash is not that of what it says`);
  const said = JSON.parse(row.hashed);
  const [previous, ofCompany, seq] = said;
  if (previous !== row.previousHash) throw new Broken(`${where}: the column previousHash was altered`);
  if (company !== null && company !== ofCompany) throw new Broken(`${where}: it is of another company`);
  link(where, seq, previous, row.hash, result);
  return { seq, hash: row.hash, company: ofCompany, lines: linesOf(said) };
}

function link(where, seq, previous, hash, result) {
  if (result.events > 0 && seq <= result.last) throw new Broken(`${where}: it comes after event ${result.last}`);
  if (seq === result.last + 1) {
    if (previous !== result.lastHash) throw new Broken(`${where}: it does not follow event ${result.last}`);
    result.links += 1;
  } else result.gaps += 1;
  if (result.events === 0) result.first = seq;
  result.events += 1;
  result.last = seq;
  result.lastHash = hash;
}

function sentences({ events, hidden, links, gaps, first, last, lastHash }) {
  if (events === 0) return ['There is no event in this file.'];
  const but = hidden > 0 ? ` but ${hidden}, which whoever exported may not read` : '';
  const own = `${events} events, from ${first} to ${last}: each${but} says what its hash was made of.`;
  const lastEvent = `The last, event ${last}, has the hash ${lastHash}.`;
  if (gaps === 0) {
    return [own, 'Each follows the one before it, from the first of the chain: none is missing in between.', lastEvent];
  }
  return [
    own,
    `This is a selection: ${links} of them follow the one before them, and before ${gaps} of them events are left out.`,
    'Whether those that were left out are whole, and whether one of this selection is missing, this file cannot tell.',
    lastEvent,
  ];
}

async function main(file) {
  if (!file) {
    console.error('node verify-trail.mjs <file.csv>');
    return 2;
  }
  try {
    for (const sentence of sentences(await verifyTrail(file))) console.log(sentence);
    return 0;
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    console.log(`BROKEN: ${error.message}`);
    return 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv[2]);
}
