// What Vigie is held against: a Node server that asks PostgreSQL one prepared question and passes the answer on, without
// accounts, walls between companies, checks or an audit trail. Started by the benches, with the database's address.
import http from 'node:http';
import pg from 'pg';
import { isStatement, questionOf, stepRows, tables } from './bare-statements.mjs';

const [, , connectionString] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const { rows: owners } = await pool.query(`select company_id as id from users where username = 'company.admin'`);
const company = owners[0].id;
await pool.query(tables);
await pool.query(stepRows, [company]);

const ask = async (name, given) => (await pool.query(questionOf(name, company, given))).rows;

const columns = ['id', 'status', 'summary', 'criticality', 'owner', 'origin', 'detectionDate', 'dueDate'];
const escaped = (value) => String(value ?? '').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cells = (row, tag) => columns.map((column) => `<${tag}>${escaped(row(column))}</${tag}>`).join('');
const pageOf = (rows) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cases</title>
<style>body{font:14px sans-serif;margin:24px}table{border-collapse:collapse}td,th{padding:8px;border-bottom:1px solid #ccc}</style>
<h1>Cases</h1><table><thead><tr>${cells((column) => column, 'th')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells((column) => row[column], 'td')}</tr>`).join('\n')}</tbody></table></html>`;

async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

const firstPage = { kind: 'nonConformity' };
const staticPage = pageOf(await ask('list', firstPage));
const pages = {
  '/static': () => staticPage,
  '/rendered': async () => pageOf(await ask('list', firstPage)),
  '/metrics': () => {
    const { user, system } = process.cpuUsage();
    return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
  },
};

async function answerTo(request) {
  const { pathname, searchParams } = new URL(request.url, 'http://127.0.0.1');
  const page = pages[pathname];
  if (page) return page();
  const name = pathname.slice(1);
  if (!isStatement(name)) return null;
  const given = request.method === 'GET' ? Object.fromEntries(searchParams) : await bodyOf(request);
  return { items: await ask(name, given) };
}

const server = http.createServer(async (request, response) => {
  const answer = await answerTo(request);
  const isPage = typeof answer === 'string';
  const content = isPage ? answer : JSON.stringify(answer);
  response.writeHead(answer ? 200 : 404, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(content),
  });
  response.end(content);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
