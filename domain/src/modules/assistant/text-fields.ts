/** Names of the free texts of steps, wherever in a step they stand: of a cause, of a measure, of an answer. */
const proseNames: ReadonlySet<string> = new Set([
  'text',
  'justification',
  'decision',
  'description',
  'complianceActions',
  'protectiveMeasures',
  'findings',
  'rationale',
  'controls',
  'message',
  'response',
  'systemFailure',
  'titre',
  'action',
  'objectif',
  'commentaireAction',
  'criterion',
]);

export interface WrittenText {
  /** Its name in the history: `stability.text`. */
  readonly field: string;
  readonly text: string;
}

/** The texts of a step that say something, in the order of its content. */
export function writtenTexts(content: Readonly<Record<string, unknown>>, before = ''): readonly WrittenText[] {
  return Object.entries(content).flatMap(([name, value]) => {
    const field = `${before}${name}`;
    if (typeof value === 'string') return proseNames.has(name) && value.trim() ? [{ field, text: value }] : [];
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
    return writtenTexts(value as Readonly<Record<string, unknown>>, `${field}.`);
  });
}
