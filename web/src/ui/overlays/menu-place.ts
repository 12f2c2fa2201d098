const away = 8;
const margin = 12;

type Edges = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;
interface Size {
  readonly offsetWidth: number;
  readonly offsetHeight: number;
}
interface Room {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

/** Below its button, or above it where there is more room, and never beyond the window. */
export function menuPlace(button: Edges, menu: Size, { innerWidth, innerHeight }: Room, align: 'start' | 'end') {
  const below = innerHeight - margin - (button.bottom + away);
  const above = button.top - away - margin;
  const isBelow = menu.offsetHeight <= below || below >= above;
  const height = Math.min(menu.offsetHeight, isBelow ? below : above);
  const left = align === 'start' ? button.left : button.right - menu.offsetWidth;
  return {
    top: `${isBelow ? button.bottom + away : button.top - away - height}px`,
    left: `${Math.max(margin, Math.min(left, innerWidth - margin - menu.offsetWidth))}px`,
    maxHeight: `${isBelow ? below : above}px`,
  };
}
