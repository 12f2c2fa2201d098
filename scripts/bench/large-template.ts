import { exportTemplate } from '../../domain/src/modules/questionnaires/exchange/template-file';
import {
  hasOptions,
  newOption,
  newPage,
  newQuestion,
  newSection,
  type Question,
  questionTypes,
  type Template,
} from '../../domain/src/modules/questionnaires/template/model';
import type { Session } from './built-app';

const size = { sections: 50, pagesOfEach: 4, questionsOfEach: 10 };
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

/** 50 sections, 200 pages and 2,000 questions; each of them in the hands of `change`. */
export function largeTemplate(title: string, change: (question: Question, pageId: string) => Question): Template {
  const question = (id: string, at: number) => {
    const one = newQuestion(id, questionTypes[at % questionTypes.length] ?? 'date');
    const labels = hasOptions(one) ? ['Oui', 'Non', 'Sans objet', 'À revoir'] : [];
    return {
      ...one,
      title: at % 5 === 0 ? null : `Élément étranger trouvé dans la zone ${id} ?`,
      explanation: 'Telle qu’imprimée sur le dossier de lot.',
      options: labels.map((label, n) => newOption(`${n + 1}-${id}`, label)),
    };
  };
  const sections = many(size.sections, (s) => ({
    ...newSection(`s${s}`),
    pages: many(size.pagesOfEach, (p) => ({
      ...newPage(`s${s}-p${p}`),
      questions: many(size.questionsOfEach, (q) => change(question(`s${s}-p${p}-q${q}`, q), `s${s}-p${p}`)),
    })),
  }));
  return { title, explanation: '', sections };
}

export async function importTemplate(address: string, session: Session, template: Template): Promise<TemplateVersion> {
  const body = { format: 'vigie', file: exportTemplate(template) };
  return (await send<{ template: TemplateVersion }>(address, session, 'POST', '/templates/import', body)).template;
}
interface TemplateVersion {
  readonly id: string;
  readonly version: number;
}

export async function send<Answer>(
  address: string,
  { token }: Session,
  method: string,
  path: string,
  body: unknown,
  version?: number,
): Promise<Answer> {
  const headers = new Headers({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  const answer = await fetch(`${address}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
