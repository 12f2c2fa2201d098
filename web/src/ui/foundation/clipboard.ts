/** Whether it worked. The field that shows the text, where there is one, helps browsers that copy only what is selected. */
export async function toClipboard(text: string, shownIn: HTMLInputElement | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard's own interface exists only on secure origins; a plant may open the page over plain HTTP.
    return copySelected(shownIn ?? passingField(text));
  }
}

function passingField(text: string): HTMLInputElement {
  const field = document.createElement('input');
  field.className = 'sr';
  field.value = text;
  document.body.append(field);
  requestAnimationFrame(() => field.remove());
  return field;
}

function copySelected(field: HTMLInputElement): boolean {
  field.select();
  return document.execCommand('copy');
}
