/** How wide a text is drawn, in pixels. */
export type Measure = (text: string) => number;

const ellipsis = '…';

/** The beginning that fits, ended by an ellipsis; whole words where little is lost by it. */
export function truncate(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text;
  const letters = [...text];
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (measure(letters.slice(0, middle).join('').trimEnd() + ellipsis) <= room) fits = middle;
    else tooMany = middle;
  }
  if (fits === 0) return ellipsis;
  const cut = letters.slice(0, fits).join('').trimEnd();
  const space = cut.lastIndexOf(' ');
  return (space > cut.length * 0.7 ? cut.slice(0, space) : cut) + ellipsis;
}

/** In at most so many lines, broken between words; what is left over is cut off. */
export function wrapped(text: string, room: number, lines: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const shown: string[] = [];
  while (words.length > 0 && shown.length < lines - 1) {
    let line = words.shift() ?? '';
    while (words[0] && measure(`${line} ${words[0]}`) <= room) line += ` ${words.shift()}`;
    shown.push(truncate(line, room, measure));
  }
  return words.length > 0 ? [...shown, truncate(words.join(' '), room, measure)] : shown;
}

/** Every how many labels there is room for one, so that none touches the next; the last one is always among them. */
export function labelStep(labels: readonly string[], slot: number, measure: Measure, gap = 8): number {
  const widest = Math.max(0, ...labels.map(measure));
  return slot > 0 ? Math.max(1, Math.ceil((widest + gap) / slot)) : 1;
}

/** Counted from the end: what is newest is what people look for. */
export const isLabelled = (at: number, count: number, step: number) => (count - 1 - at) % step === 0;

/** Widths of letters differ; this is what they are in the mean, for where nothing can be measured. */
const meanWidth = 0.58;

let context: CanvasRenderingContext2D | null | undefined;

/** Measures as the browser would draw it, in the letters of charts. */
export function measureIn(size: number, weight = 500): Measure {
  if (context === undefined) context = document.createElement('canvas').getContext?.('2d') ?? null;
  return (text) => {
    if (!context) return text.length * size * meanWidth;
    context.font = `${weight} ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
    return context.measureText(text).width;
  };
}
