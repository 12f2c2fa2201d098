import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
);

type Theme = 'light' | 'dark';
type Pair = readonly [foreground: string, background: string, atLeast: number];

const text = 4.5;
const graphic = 3;
const surfaces = ['canvas', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'accent-soft'];
const words = ['text', 'muted', 'subtle', 'accent', 'critical', 'major', 'minor', 'step-ready', 'step-reviewed'];
const pairs: Pair[] = [
  ...surfaces.flatMap((surface) => words.map((word): Pair => [word, surface, text])),
  ...surfaces.flatMap((surface) => ['status-waiting', 'status-update'].map((word): Pair => [word, surface, text])),
  ...['critical', 'major', 'minor'].map((meaning): Pair => [meaning, `${meaning}-soft`, text]),
  ['text', 'surface-pressed', text],
  ['muted', 'surface-pressed', text],
  ['warning', 'warning-soft', text],
  ['on-accent', 'accent-solid', text],
  ['on-accent', 'accent-hover', text],
  ['on-accent', 'accent-pressed', text],
  ['on-accent-deep', 'accent-deep', text],
  ['on-danger', 'danger-solid', text],
  ['on-danger', 'danger-hover', text],
  ['text-inverse', 'surface-inverse', text],
  ['on-step', 'step-ready', text],
  ['on-step', 'step-reviewed', text],
  ...['canvas', 'surface', 'surface-sunken', 'surface-raised'].flatMap((surface): Pair[] => [
    ['line-control', surface, graphic],
    ['focus', surface, graphic],
  ]),
  // Charts stand on cards.
  ...['graphic-1', 'graphic-2', 'graphic-critical', 'graphic-major', 'major-graphic', 'line-control'].map(
    (mark): Pair => [mark, 'surface', graphic],
  ),
  ['on-graphic-1', 'graphic-1', text],
];

/** WCAG relative luminance of an oklch colour of the tokens. */
function luminance(name: string, theme: Theme): number {
  const value = tokens.get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return luminance(reference, theme);
  const both = /^light-dark\((oklch\([^)]*\)),\s*(oklch\([^)]*\))\)$/.exec(value);
  const colour = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(both?.[theme === 'light' ? 1 : 2] ?? value);
  if (!colour) throw new Error(`${name} is not a colour: ${value}`);
  const [lightness, chroma, hue] = colour.slice(1).map(Number) as [number, number, number];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(pairs)('%s on %s has a contrast of at least %s', (foreground, background, atLeast) => {
    expect(contrast(luminance(foreground, theme), luminance(background, theme))).toBeGreaterThanOrEqual(atLeast);
  });
});
