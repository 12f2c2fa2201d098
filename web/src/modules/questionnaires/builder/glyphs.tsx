import type { QuestionType } from '@vigie/domain/modules/questionnaires/template/model';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon';

const box = <rect x="2.5" y="2.75" width="4" height="4" rx="1" />;
const drawings = {
  grip: <path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" strokeWidth="2" />,
  redo: <path d="M10.5 3l2.75 2.75L10.5 8.5M13 5.75H6.75a3.5 3.5 0 0 0 0 7h3.75" />,
  short_answer: <path d="M2.5 6.5h11M2.5 10h6" />,
  long_answer: <path d="M2.5 4h11M2.5 7h11M2.5 10h11M2.5 13h5" />,
  multiple_choice: (
    <>
      {box}
      <path d="m3.5 4.75.8.8 1.3-1.5M9 4.75h4.5M9 11.25h4.5" />
      <rect x="2.5" y="9.25" width="4" height="4" rx="1" />
    </>
  ),
  single_choice: (
    <>
      <circle cx="4.5" cy="4.75" r="2" />
      <circle cx="4.5" cy="4.75" r=".6" fill="currentColor" />
      <circle cx="4.5" cy="11.25" r="2" />
      <path d="M9 4.75h4.5M9 11.25h4.5" />
    </>
  ),
  dropdown: (
    <>
      <rect x="2.25" y="4" width="11.5" height="8" rx="1.5" />
      <path d="m8.25 7.25 1.5 1.5 1.5-1.5" />
    </>
  ),
  number: <path d="M5.5 3.5 4 5v0M5.5 3.5v9M3.75 12.5h3.5M9.5 5a2 2 0 0 1 3.5 1.5c0 1.75-3.5 3.5-3.5 6H13" />,
  photo: (
    <>
      <rect x="2.25" y="4.25" width="11.5" height="8.75" rx="1.25" />
      <path d="M5.75 4.25 6.5 2.75h3l.75 1.5" />
      <circle cx="8" cy="8.5" r="2.25" />
    </>
  ),
  product: <path d="M8 2.25 13.25 5v6L8 13.75 2.75 11V5zM2.75 5 8 7.75 13.25 5M8 7.75v6" />,
  case: (
    <>
      <rect x="2.5" y="5" width="11" height="8" rx="1.25" />
      <path d="M6 5V3.25h4V5M2.5 8.5h11" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Apart from the icons of every page: only the builder needs them. */
export function BuilderGlyph({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}

export function QuestionGlyph({ type }: { type: QuestionType }) {
  if (type === 'date') return <Icon name="calendar" />;
  return type === 'person' ? <Icon name="user" /> : <BuilderGlyph name={type} />;
}
