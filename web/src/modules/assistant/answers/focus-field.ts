const longestWait = 5000;

/** Gives a field of the case the focus, once the step that it stands on is drawn; without it, the heading of the step. */
export function focusField(field: string): void {
  const begun = performance.now();
  const look = () => {
    const main = document.querySelector<HTMLElement>('.case-main');
    const found = main && fieldIn(main, field);
    if (found) return give(found);
    if (performance.now() - begun < longestWait && isWaiting(main)) return void requestAnimationFrame(look);
    const heading = main?.querySelector<HTMLElement>('h2');
    if (heading) give(heading);
  };
  // The step that is left may have a field of this name too.
  requestAnimationFrame(() => requestAnimationFrame(look));
}

const isWaiting = (main: HTMLElement | null) =>
  !main || main.querySelector('.case-waiting') !== null || !main.querySelector('h2');

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
