type Content = Readonly<Record<string, unknown>>;

const isContent = (value: unknown): value is Content =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The text of a field as remarks name it: `justification`, `stability.text`, `cause-a1b2c3.text`; null where none stands. */
export function textAt(content: Content, field: string): string | null {
  let found: unknown = content;
  for (const name of field.split('.')) {
    if (!isContent(found) || !Object.hasOwn(found, name)) return null;
    found = found[name];
  }
  return typeof found === 'string' ? found : null;
}

/** The same content with another text there, where one stands. */
export function withTextAt(content: Content, field: string, text: string): Content {
  const [name = '', ...rest] = field.split('.');
  if (!Object.hasOwn(content, name)) return content;
  const inner = content[name];
  if (rest.length === 0) return typeof inner === 'string' ? { ...content, [name]: text } : content;
  return isContent(inner) ? { ...content, [name]: withTextAt(inner, rest.join('.'), text) } : content;
}
