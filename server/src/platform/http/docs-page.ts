import { say } from '@vigie/domain/kernel/message';
import { type RefusalCode, refusalStatus } from '@vigie/domain/kernel/refusal';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import type { DescribedEndpoint } from './openapi';

type Operation = {
  summary: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
};

/** The API to read: one page without script, so that the strict content policy holds here too. */
export function docsPage(document: Record<string, unknown>, endpoints: readonly DescribedEndpoint[]): string {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const modules = [...new Set(endpoints.map(({ module }) => module))];
  const sections = modules.map((module) => {
    const rows = endpoints
      .filter((described) => described.module === module)
      .map((described) => operationBlock(described, paths));
    return `<section><h2 id="${module}">${module}</h2>${rows.join('')}</section>`;
  });
  return page(`<h1>Vigie API</h1>
<p>Generated from the contracts that validate the requests. <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
<nav aria-label="Modules"><ul>${modules.map((module) => `<li><a href="#${module}">${module}</a></li>`).join('')}
<li><a href="#refusals">refusals</a></li></ul></nav>
${sections.join('')}
<section><h2 id="refusals">refusals</h2><table><thead><tr><th scope="col">code</th><th scope="col">status</th>
<th scope="col">meaning</th></tr></thead><tbody>${refusalRows()}</tbody></table></section>`);
}

function operationBlock(
  { endpoint, permission, name }: DescribedEndpoint,
  paths: Record<string, Record<string, Operation>>,
): string {
  const address = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const operation = paths[address]?.[endpoint.method.toLowerCase()];
  const addresses = [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `<code>${text(path)}</code>`).join(' ');
  const who =
    permission === 'anyone'
      ? 'anyone'
      : permission === 'signed_in'
        ? 'every signed-in user'
        : (permission ?? []).join(', ');
  const parameters = operation?.parameters.map(
    (parameter) =>
      `<li><code>${text(parameter.name)}</code> in ${parameter.in}${parameter.required ? ', required' : ''}</li>`,
  );
  return `<details id="${name}"><summary><b>${endpoint.method}</b> <code>${text(address)}</code> ${text(endpoint.summary)}</summary>
<p>Addresses: ${addresses}. Permitted: ${text(who)}.</p>
${parameters?.length ? `<ul>${parameters.join('')}</ul>` : ''}
${schemas('Request', operation?.requestBody?.content)}
${Object.entries(operation?.responses ?? {})
  .filter(([status]) => status !== 'default')
  .map(([status, answer]) => schemas(`Answer ${status}`, answer.content))
  .join('')}</details>`;
}

function schemas(title: string, content: Record<string, { schema: unknown }> | undefined): string {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema }]) =>
        `<h3>${text(title)} <small>${text(type)}</small></h3><pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join('');
}

function refusalRows(): string {
  return (Object.keys(refusalStatus) as RefusalCode[])
    .map(
      (code) => `<tr id="${code}"><td><code>${code}</code></td><td>${refusalStatus[code]}</td>
<td lang="en">${text(say('en', refusalMessages[code]))}</td></tr>`,
    )
    .join('');
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vigie API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs.css"></head><body><main>${body}</main></body></html>`;
}

export const docsStyle = `:root{color-scheme:light dark}body{margin:0;font:14px/1.5 system-ui,sans-serif;
overflow-wrap:anywhere;background:light-dark(#f9fbfb,#0f1416);color:light-dark(#1c2327,#e6ebed)}main{max-width:960px;margin:0 auto;padding:24px}
a{color:light-dark(#00596a,#7fd3e0)}nav ul{display:flex;flex-wrap:wrap;gap:16px;padding:0;list-style:none}
details{border-top:1px solid light-dark(#dfe5e7,#333d41);padding:8px 0}summary{cursor:pointer;padding:4px 0}
pre{overflow:auto;padding:12px;background:light-dark(#eef2f3,#182024);border-radius:6px}code,pre{font-size:12px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:6px 12px 6px 0;border-top:1px solid light-dark(#dfe5e7,#333d41)}
@media(pointer:coarse){summary{padding:12px 0}nav a{display:inline-block;min-width:44px;padding:12px 0}}`;
