import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icons/icon';
import './icon-button.css';
import { Tooltip } from '../overlays/tooltip';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  icon: IconName;
  label: string;
  /** Shown instead of the label, such as why it cannot be pressed now. */
  tooltip?: string;
  /** Where the tooltip leans, for buttons near the edge of the window. */
  tooltipAlign?: 'center' | 'end';
}

export function IconButton({ icon, label, tooltip = label, tooltipAlign, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={tooltip} align={tooltipAlign}>
      <button type="button" {...rest} className="icon-btn" aria-label={label}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
