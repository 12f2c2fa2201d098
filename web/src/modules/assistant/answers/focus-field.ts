const longestWait = 5000;
/** A measure that is unfolded shows its fields a moment later. */
const shortestWait = 300;

/**
 * Gives a field of the case the focus, once the step that it stands on is drawn; without it, the heading of the step.
 * `isElsewhere`: another step is shown now, which may have a field of this name too, and stays until the next one is there.
 */
export function focusField(field: string, isElsewhere: boolean): void {
  const begun = performance.now();
  const before = isElsewhere ? headingOf(mainOfCase()) : null;
  const look = () => {
    const main = mainOfCase();
    const isDrawn = main !== null && !before?.isConnected;
    const found = isDrawn && fieldIn(main, field);
    if (found) return give(found);
    const isWaiting = !isDrawn || main.querySelector('.case-waiting') !== null || !headingOf(main);
    const isTried = performance.now() - begun > (isWaiting ? longestWait : shortestWait);
    if (!isTried) return void requestAnimationFrame(look);
    const heading = headingOf(main);
    if (heading) give(heading);
  };
  requestAnimationFrame(look);
}

const mainOfCase = () => document.querySelector<HTMLElement>('.case-main');
const headingOf = (main: HTMLElement | null) => main?.querySelector<HTMLElement>('h2') ?? null;

/** By its own name; a cause by its row; a measure unfolded first, and then by the rest of the name. */
export function fieldIn(main: ParentNode, field: string): HTMLElement | null {
  const named = (name: string, within: ParentNode = main) =>
    within.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`);
  const [key = '', ...rest] = field.split('.');
  const own = named(field) ?? named(`${field}.text`);
  if (own) return own;
  const cause = main.querySelector<HTMLElement>(`[data-cause="${CSS.escape(key)}"]`);
  if (cause) return cause;
  const measure = main.querySelector<HTMLElement>(`[data-capa="${CSS.escape(key)}"]`);
  if (!measure) return rest.length > 0 ? named(key) : null;
  const fold = measure.querySelector<HTMLElement>('[aria-expanded]');
  if (fold?.getAttribute('aria-expanded') === 'false') {
    fold.click();
    return null;
  }
  return named(rest.join('.'), measure) ?? named(rest[0] ?? '', measure) ?? fold;
}

function give(element: HTMLElement): void {
  const target = element.querySelector<HTMLElement>('input:checked, input') ?? element;
  if (!target.matches('input, textarea, select, button, a, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}
