import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { Reader } from '../../../platform/database/tx';
import { findContentHash, findVersion } from '../templates/versions-repository';

const kept = new Map<string, Template>();
const mostKept = 40;

/**
 * The last ones that were asked for are kept under the hash of their content, with all that the domain has worked out of
 * them: a version may hold thousands of questions, and is read with every answer.
 */
export async function readFrozen(
  reader: Reader,
  companyId: number,
  templateId: string,
  number: number,
): Promise<Template> {
  const hash = await findContentHash(reader, companyId, templateId, number);
  const known = hash === null ? undefined : kept.get(hash);
  const found = known ?? (await findVersion(reader, companyId, templateId, number))?.template;
  if (!found || hash === null) throw new Error(`version ${number} of ${templateId} is not there`);
  kept.delete(hash);
  kept.set(hash, found);
  if (kept.size > mostKept) for (const oldest of [...kept.keys()].slice(0, kept.size - mostKept)) kept.delete(oldest);
  return found;
}
