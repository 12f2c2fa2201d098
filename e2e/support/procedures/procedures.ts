import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zip } from '../../../server/src/platform/documents/zip';
import { demoPassword, tokenOf } from '../browser';
import { ask } from '../reports';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

const versions = '/api/v1/procedure-versions';
export const idOf = async (username: string) =>
  (await ask<{ id: number }>(await tokenOf(username), 'GET', '/v1/users/current-user')).id;

let made = 0;
/** No two of them are the same, whatever journeys run beside each other. */
const codeOf = () => {
  made += 1;
  return `J-${Date.now().toString(36)}-${made}`;
};

export async function versionNow(who: string, id: string): Promise<Versioned & { readonly status: string }> {
  return ask(await tokenOf(who), 'GET', `${versions}/${id}`);
}

/** Takes a step of a version as this person. */
export async function moveVersion(who: string, id: string, action: string, more: object = {}): Promise<void> {
  const { version } = await versionNow(who, id);
  await ask(await tokenOf(who), 'POST', `${versions}/${id}/transition`, { action, ...more }, version);
}

const signed = { credentials: { username: 'qa', password: demoPassword } };

/** Written by the designer and reviewed by the lead: it waits for its approver. */
export async function offerVersion(id: string, text: string, approver = 'qa'): Promise<void> {
  const token = await tokenOf('designer');
  const { version: seen } = await ask<{ version: number }>(token, 'GET', `${versions}/${id}/text`);
  const blocks = [{ id: '00000000-0000-4000-8000-000000000001', kind: 'step', runs: [{ text }] }];
  await ask(token, 'PUT', `${versions}/${id}/text`, { blocks }, seen);
  const { version } = await versionNow('designer', id);
  const body = {
    summary: 'Une étape revue',
    impact: 'changed',
    plannedFrom: new Date(Date.now() - 60_000).toISOString(),
    reviewerIds: [await idOf('lead')],
    approverIds: [await idOf(approver), ...(approver === 'qa' ? [] : [await idOf('qa')])],
  };
  await ask(token, 'PATCH', `${versions}/${id}`, body, version);
  await moveVersion('designer', id, 'submit');
  await moveVersion('lead', id, 'review');
}

/** Offered, and approved by QA. */
export async function approveVersion(id: string, text: string): Promise<void> {
  await offerVersion(id, text);
  await moveVersion('qa', id, 'approve', signed);
}

/** A procedure in force, owned by the lead, with its version. */
export async function procedureInForce(title: string): Promise<{ id: string; versionId: string }> {
  const token = await tokenOf('designer');
  const body = { code: codeOf(), type: 'procedure', title, department: 'Production', ownerId: await idOf('lead') };
  const { id } = await ask<Versioned>(token, 'POST', '/api/v1/procedures', body);
  const { items } = await ask<{ items: readonly Versioned[] }>(token, 'GET', `/api/v1/procedures/${id}/versions`);
  const versionId = items[0]?.id ?? '';
  await approveVersion(versionId, 'Vérifiez que la ligne est vide.');
  return { id, versionId };
}

export async function nextVersion(procedureId: string, who = 'designer'): Promise<string> {
  return (await ask<Versioned>(await tokenOf(who), 'POST', versions, { procedureId })).id;
}

/** What each page of procedures shows once its data is there, beside those that every kind of record has. */
export async function procedurePages(): Promise<Readonly<Record<string, string>>> {
  const { id, versionId } = await procedureInForce('Pages des procédures');
  const next = await nextVersion(id);
  await approveVersion(next, 'Vérifiez que la ligne est vide et propre.');
  const draft = await nextVersion(id, 'qa');
  return {
    '/apps/procedures/reviews': 'Periodic reviews of procedures',
    [`/apps/procedures/versions/${draft}/write`]: 'Back to the version',
    [`/apps/procedures/versions/${next}/compare?former=${versionId}`]: 'Compare with',
    [`/apps/procedures/${id}?tab=versions`]: 'Pages des procédures',
  };
}

/** A Word document of these paragraphs, with a header that is lost. */
export function wordDocument(paragraphs: readonly string[]): Promise<Buffer> {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${word}><w:body>${body}</w:body></w:document>`,
    'word/header1.xml': `<w:hdr ${word}><w:p><w:r><w:t>Page 1</w:t></w:r></w:p></w:hdr>`,
  };
  const packed = zip(Object.entries(parts).map(([name, content]) => ({ name, content: [content] })));
  return buffer(Readable.from(packed, { objectMode: false }));
}
