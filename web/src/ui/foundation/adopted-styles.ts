/**
 * Styles of one module alone, imported with `?inline`: they come with its scripts, so that the one file of styles, which every
 * page loads, does not grow by them.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
