import { type Cell, type Parsed, shownCell, understood, wrong } from './cell';

export const highestCost = 1_000_000_000;

/** Whole euros, from `1 234,50 €`, `1,234.50`, `1.234,50` or a number of the sheet. */
export function costOf(cell: Exclude<Cell, null>): Parsed<number> {
  const amount = typeof cell === 'number' ? cell : typeof cell === 'string' ? amountIn(cell) : Number.NaN;
  if (!Number.isFinite(amount) || amount < 0) return wrong('notAnAmount', { value: shownCell(cell) });
  return amount > highestCost ? wrong('amountTooHigh', { max: highestCost }) : understood(Math.round(amount));
}

function amountIn(text: string): number {
  const plain = text.slice(0, 60).replace(/[\s\u00a0\u202f']|€|euros?|EUR/gi, '');
  if (!/^\d[\d.,]*$/.test(plain)) return Number.NaN;
  const lastComma = plain.lastIndexOf(',');
  const lastPoint = plain.lastIndexOf('.');
  if (lastComma >= 0 && lastPoint >= 0) {
    const [decimal, thousands] = lastComma > lastPoint ? [',', '.'] : ['.', ','];
    return grouped(plain, thousands, decimal);
  }
  if (lastComma >= 0) return single(plain, ',');
  return lastPoint >= 0 ? single(plain, '.') : Number(plain);
}

function grouped(plain: string, thousands: string, decimal: string): number {
  const [whole = '', fraction, ...more] = plain.split(decimal);
  if (more.length > 0 || !isGrouped(whole.split(thousands)) || !/^\d*$/.test(fraction ?? '')) return Number.NaN;
  return Number(`${whole.split(thousands).join('')}.${fraction ?? '0'}`);
}

/** `12,5` is twelve and a half; `12,500` and `1.234.567` are thousands. */
function single(plain: string, sign: string): number {
  const parts = plain.split(sign);
  if (isGrouped(parts)) return Number(parts.join(''));
  return parts.length === 2 ? Number(`${parts[0]}.${parts[1]}`) : Number.NaN;
}

const isGrouped = ([first = '', ...rest]: readonly string[]) =>
  /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
