import type { Message } from '@vigie/domain/kernel/message';
import { monthsUntil } from '@vigie/domain/modules/gemba/figures/heat';
import { heatMapMessages as m } from '@vigie/domain/modules/gemba/figures/messages';
import type { ReactNode } from 'react';
import { useSay } from '../../../platform/page/messages';
import { useRouter } from '../../../platform/router/router';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Page } from '../../../ui/foundation/page';
import { addressOfMonths, formatMonth, thisMonth, yearFrom } from './month-search';
import './figures.css';

interface FiguresFrameProps {
  title: Message;
  path: string;
  until: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Twelve months of a figure, and the way to those before and after. */
export function FiguresFrame({ title, path, until, actions, children }: FiguresFrameProps) {
  const say = useSay();
  const { history } = useRouter();
  const months = monthsUntil(until);
  const go = (years: 1 | -1) => history.push(addressOfMonths(path, yearFrom(until, years)));
  return (
    <Page title={say(title)} actions={actions}>
      <div className="stack-sm">
        <div className="row wrap">
          <IconButton icon="chevron-left" label={say(m.earlier)} onClick={() => go(-1)} />
          <span className="strong digits">
            {say(m.period, { from: formatMonth(months[0] ?? until), until: formatMonth(until) })}
          </span>
          <IconButton icon="chevron-right" label={say(m.later)} disabled={until >= thisMonth()} onClick={() => go(1)} />
        </div>
        {children}
      </div>
    </Page>
  );
}

/** Twelve months are wider than a phone: the last ones are in sight first. */
export function showLatest(table: HTMLElement | null): void {
  if (table) table.scrollLeft = table.scrollWidth;
}
