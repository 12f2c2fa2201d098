interface Picture {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** The drawing and, below it, what is what. */
  readonly chart: SVGSVGElement;
  readonly legend: HTMLElement | null;
}

const scale = 2;
const margin = 20;
const lines = { title: 24, subtitle: 20, legend: 20 };
const font = '"Inter Variable", Inter, system-ui, sans-serif';

/**
 * A chart as it is seen, as a PNG. Drawn shape by shape with the colours and letters that the page has: a picture made of the
 * serialised SVG would know neither the font nor the tokens, and styles written into it are what the page's policy forbids.
 */
export async function pictureOf({ title, subtitle, chart, legend }: Picture): Promise<Blob> {
  const width = chart.width.baseVal.value + 2 * margin;
  const head = margin + lines.title + (subtitle ? lines.subtitle : 0) + 8;
  const entries = [...(legend?.children ?? [])];
  const foot = entries.length > 0 ? lines.legend + 12 : 0;
  const canvas = document.createElement('canvas');
  const height = head + chart.height.baseVal.value + foot + margin;
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No picture can be drawn here');
  pen.scale(scale, scale);
  const card = getComputedStyle(chart.closest('.chart-card') ?? document.body);
  pen.fillStyle = card.backgroundColor;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = card.color;
  pen.font = `600 16px ${font}`;
  pen.fillText(title, margin, margin + 14);
  if (subtitle) {
    pen.font = `400 12px ${font}`;
    pen.fillText(subtitle, margin, margin + lines.title + 10);
  }
  drawAt(pen, chart, margin, head);
  drawLegend(pen, entries, margin, head + chart.height.baseVal.value + 12);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out'))), 'image/png');
  });
}

function drawLegend(pen: CanvasRenderingContext2D, entries: readonly Element[], left: number, top: number): void {
  let x = left;
  for (const entry of entries) {
    const sample = entry.querySelector('svg');
    const words = entry.textContent ?? '';
    if (sample) drawAt(pen, sample, x, top);
    pen.font = `400 12px ${font}`;
    pen.fillStyle = getComputedStyle(entry).color;
    pen.fillText(words, x + 24, top + 10);
    x += 24 + pen.measureText(words).width + 20;
  }
}

function drawAt(pen: CanvasRenderingContext2D, chart: SVGSVGElement, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  for (const shape of chart.querySelectorAll('rect, line, path, circle, text')) draw(pen, shape);
  pen.restore();
}

function draw(pen: CanvasRenderingContext2D, shape: Element): void {
  const style = getComputedStyle(shape);
  const opacity = Number(style.opacity) || 1;
  pen.globalAlpha = opacity;
  if (shape.tagName === 'text') {
    pen.fillStyle = style.fill;
    pen.font = `${style.fontWeight} ${style.fontSize} ${font}`;
    pen.textAlign = ({ end: 'right', middle: 'center' } as const)[style.textAnchor as 'end'] ?? 'left';
    pen.fillText(shape.textContent ?? '', numberOf(shape, 'x'), numberOf(shape, 'y'));
    pen.textAlign = 'left';
  } else {
    const outline = outlineOf(shape);
    if (style.fill !== 'none' && shape.tagName !== 'line') {
      pen.fillStyle = style.fill;
      pen.fill(outline);
    }
    if (style.stroke !== 'none') {
      pen.strokeStyle = style.stroke;
      pen.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
      pen.setLineDash(dashesOf(style.strokeDasharray));
      pen.stroke(outline);
    }
  }
  pen.globalAlpha = 1;
}

const numberOf = (shape: Element, name: string) => Number(shape.getAttribute(name) ?? 0);

const dashesOf = (written: string) => (written === 'none' ? [] : (written.match(/[\d.]+/g) ?? []).map(Number));

function outlineOf(shape: Element): Path2D {
  const of = (name: string) => numberOf(shape, name);
  if (shape.tagName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape.tagName === 'circle') path.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI);
  else if (shape.tagName === 'line') {
    path.moveTo(of('x1'), of('y1'));
    path.lineTo(of('x2'), of('y2'));
  } else path.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  return path;
}
