import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { proceduresEndpoints as endpoints } from '@vigie/domain/modules/procedures/contract';
import type { Block } from '@vigie/domain/modules/procedures/text/blocks';
import type { VersionMove } from '@vigie/domain/modules/procedures/versions/workflow';
import { zip } from '../../../platform/documents/zip';
import type { Stage } from '../../../platform/testing/lives/stage';
import { demoPassword } from '../../accounts/public';

export const signedBy = (username: string) => ({ credentials: { username, password: demoPassword } });

export const step = (n: number, text: string): Block => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  kind: 'step',
  runs: [{ text }],
});

let made = 0;

/** Procedures through the hands of the people of the demo: a designer writes, the lead reviews, QA approves. */
export function procedureWork(stage: Stage) {
  const { act } = stage.bound();
  const versionOf = async (id: string) => (await act('qa', endpoints.getProcedureVersion, { params: { id } })).version;

  async function begun(more: object = {}) {
    made += 1;
    const body = {
      code: `W ${made} ${Date.now()}`,
      type: 'procedure',
      title: `Essai ${made}`,
      department: 'Essais',
      ...more,
    };
    const { id } = await act('designer', endpoints.createProcedure, { body });
    const { items } = await act('designer', endpoints.listProcedureVersionsOf, { params: { id } });
    return { id, versionId: items[0]?.id ?? '' };
  }

  async function written(id: string, text = 'Faites ainsi') {
    const params = { id };
    const { version } = await act('designer', endpoints.getProcedureText, { params });
    await act('designer', endpoints.setProcedureText, { params, version, body: { blocks: [step(made, text)] } });
    await act('designer', endpoints.changeProcedureVersion, {
      params,
      version: await versionOf(id),
      body: {
        summary: 'Une étape de plus',
        impact: 'changed',
        plannedFrom: new Date(Date.now() - 60_000).toISOString(),
        reviewerIds: [await stage.idOf('lead')],
        approverIds: [await stage.idOf('qa')],
      },
    });
  }

  const move = async (id: string, who: string, action: VersionMove, more: object = {}) =>
    act(who, endpoints.moveProcedureVersion, {
      params: { id },
      version: await versionOf(id),
      body: { action, ...more },
    });

  async function approved(id: string, text?: string) {
    await written(id, text);
    await move(id, 'designer', 'submit');
    await move(id, 'lead', 'review');
    await move(id, 'qa', 'approve', signedBy('qa'));
  }

  async function inForce(more: object = {}) {
    const begin = await begun(more);
    await approved(begin.versionId);
    return begin;
  }

  return { begun, written, move, approved, inForce, versionOf };
}

/** A Word document of one paragraph. */
export function wordFile(text: string): Promise<Buffer> {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  };
  const packed = zip(Object.entries(parts).map(([name, content]) => ({ name, content: [content] })));
  return buffer(Readable.from(packed, { objectMode: false }));
}
