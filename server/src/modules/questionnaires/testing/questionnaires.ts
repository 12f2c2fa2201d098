import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import { questionnaireEndpoints as questionnaires } from '@vigie/domain/modules/questionnaires/filled/contract';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import type { QuestionnaireMove } from '@vigie/domain/modules/questionnaires/filled/workflow';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import type { TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../../accounts/public';
import { ifMatch } from '../../reports/testing/reports';

type Versioned = Pick<QuestionnaireDetail, 'id' | 'version'>;

/** What people do with questionnaires, through HTTP. */
export function questionnaireWork(t: TestApp) {
  let published = 90_000;

  /**
   * A template with one published version, written past its builder and its checker: what is filled here need not be a
   * template that could be published.
   */
  const publish = async (template: Template, needsSignature = false): Promise<string> => {
    published += 1;
    const id = `TPL_${published}`;
    const content = `$json$${JSON.stringify(template)}$json$::jsonb`;
    const title = `$text$${template.title}$text$`;
    const owner = `(select company_id from users where username = 'lead'), '${id}'`;
    const designer = `(select id from users where username = 'designer')`;
    const { size } = questionPlaces(template);
    await t.database.owner(`set session_replication_role to replica;
      insert into templates (company_id, id, number, title, status, content, questions, revision, saved_revision,
        saved_content, needs_signature, published_version, created_by, changed_by)
      values (${owner}, ${published}, ${title}, 'published', ${content}, ${size}, 1, 1, ${content}, ${needsSignature}, 1,
        ${designer}, ${designer});
      insert into template_versions (company_id, template_id, number, title, explanation, content, content_hash, fillings,
        questions, needs_signature, published_by)
      values (${owner}, 1, ${title}, '', ${content}, hash_of_json(${content}), '[]', ${size}, ${needsSignature}, ${designer})`);
    return id;
  };
  const begin = (token: string, templateId: string, caseId?: string) =>
    t.call(questionnaires.startQuestionnaire, { token, body: { templateId, ...(caseId && { caseId }) } });
  const begun = async (token: string, templateId: string, caseId?: string): Promise<QuestionnaireDetail> => {
    const { status, body, text } = await begin(token, templateId, caseId);
    if (status !== 201) throw new Error(text);
    return body;
  };
  const answer = (token: string, { id, version }: Versioned, answers: Readonly<Record<string, Answer | null>>) =>
    t.call(questionnaires.answerQuestionnaire, {
      token,
      params: { id },
      headers: ifMatch(version),
      body: { answers },
    });
  const answered = async (token: string, at: Versioned, answers: Readonly<Record<string, Answer | null>>) => {
    const { status, body, text } = await answer(token, at, answers);
    if (status !== 200) throw new Error(text);
    return body;
  };
  const move = (token: string, { id, version }: Versioned, action: QuestionnaireMove, more: object = {}) =>
    t.call(questionnaires.moveQuestionnaire, {
      token,
      params: { id },
      headers: ifMatch(version),
      body: { action, ...more },
    });
  const signed = (token: string, at: Versioned, username: string, password = demoPassword) =>
    move(token, at, 'submitSigned', { credentials: { username, password } });
  const get = (token: string, id: string) => t.call(questionnaires.getQuestionnaire, { token, params: { id } });
  return { publish, begin, begun, answer, answered, move, signed, get };
}
