const adopted = new Set<string>();

/**
 * Styles of some modules alone, imported with `?inline`: they come with their scripts, so that the one file of styles, which
 * every page loads, does not grow by them. Whoever else asks for the same finds them there.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
