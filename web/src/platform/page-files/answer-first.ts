import { afterPaint } from '../../ui/foundation/after-paint';

let isRendered = false;

export function firstPageRendered(): void {
  isRendered = true;
}

/**
 * To ask for a dozen files takes longer than a press may: what a press leads to waits for the press's own frame. The first
 * page waits for nothing.
 */
export async function answerFirst<File>(load: () => Promise<File>): Promise<File> {
  if (isRendered) await afterPaint();
  return load();
}
