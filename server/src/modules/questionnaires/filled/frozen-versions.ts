import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { Reader } from '../../../platform/database/tx';
import { findVersion } from '../templates/versions-repository';

const kept = new Map<string, Template>();
const mostKept = 40;

/** A version never changes: the last ones that were asked for are kept, with all that the domain has worked out of them. */
export async function readFrozen(
  reader: Reader,
  companyId: number,
  templateId: string,
  number: number,
): Promise<Template> {
  const key = `${companyId} ${templateId} ${number}`;
  const known = kept.get(key);
  const found = known ?? (await findVersion(reader, companyId, templateId, number))?.template;
  if (!found) throw new Error(`version ${number} of ${templateId} is not there`);
  kept.delete(key);
  kept.set(key, found);
  if (kept.size > mostKept) for (const oldest of [...kept.keys()].slice(0, kept.size - mostKept)) kept.delete(oldest);
  return found;
}
