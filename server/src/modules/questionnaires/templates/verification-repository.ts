import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import type { TemplateRecord } from './repository';
import type { FrozenVersion } from './versions-repository';

type StoredTemplate = Pick<
  TemplateRecord,
  | 'id'
  | 'title'
  | 'status'
  | 'questions'
  | 'contentHash'
  | 'savedHash'
  | 'needsSignature'
  | 'caseKinds'
  | 'publishedVersion'
>;

/** Of one company, in the order and from the place that `page` says, with the hashes of what is stored now. */
export function listTemplatesAfter(reader: Reader, companyId: number, page: Sql): Promise<StoredTemplate[]> {
  return reader.query<StoredTemplate>(sql`select id, title, status, questions, hash_of_json(content) as "contentHash",
      hash_of_json(saved_content) as "savedHash", needs_signature as "needsSignature",
      case_kinds as "caseKinds", published_version as "publishedVersion"
    from templates where company_id = ${companyId} ${page}`);
}

type StoredVersion = Pick<FrozenVersion, 'contentHash' | 'questions' | 'needsSignature'> & { readonly id: string };

export function listVersionsAfter(reader: Reader, companyId: number, page: Sql): Promise<StoredVersion[]> {
  return reader.query<StoredVersion>(sql`select id, hash_of_json(content) as "contentHash", questions,
      needs_signature as "needsSignature"
    from template_versions where company_id = ${companyId} ${page}`);
}

type SignedVersionRow = Pick<FrozenVersion, 'templateId' | 'number' | 'template' | 'needsSignature'> & {
  readonly id: string;
};

export function findVersionsById(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<SignedVersionRow[]> {
  return reader.query<SignedVersionRow>(sql`select id, template_id as "templateId", number, content as template,
      needs_signature as "needsSignature"
    from template_versions where company_id = ${companyId} and id = any (${ids}::text[])`);
}
