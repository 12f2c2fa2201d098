import { channels } from '@vigie/domain/modules/notifications/contract';

export type Channel = (typeof channels)[number];
type ChosenTypes = Readonly<Record<Channel, readonly string[]>>;

export interface Choice {
  readonly channel: Channel;
  readonly type: string;
  readonly isOn: boolean;
}

export function withChoice<Choices extends ChosenTypes>(choices: Choices, { channel, type, isOn }: Choice): Choices {
  const others = choices[channel].filter((one) => one !== type);
  return { ...choices, [channel]: isOn ? [...others, type] : others };
}

export function isSilent(choices: ChosenTypes, type: string): boolean {
  return !channels.some((channel) => choices[channel].includes(type));
}

/** Arrow keys walk the boxes as they stand: `columns` of them in each row. Null: another key, or the edge. */
export function boxBeside(at: number, key: string, count: number, columns: number): number | null {
  const column = at % columns;
  const next = {
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    ArrowLeft: column > 0 ? at - 1 : -1,
    ArrowRight: column < columns - 1 ? at + 1 : -1,
  }[key];
  return next !== undefined && next >= 0 && next < count ? next : null;
}
