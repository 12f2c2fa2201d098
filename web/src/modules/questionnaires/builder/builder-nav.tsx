import { builderMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import type { Page, Section, Template } from '@vigie/domain/modules/questionnaires/template/model';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';
import { memo, startTransition, useEffect, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Button } from '../../../ui/buttons/button';
import { useDragHandle } from '../../../ui/drag/drag-handle';
import { useBuilderActions } from './builder-actions';
import { BuilderGlyph } from './glyphs';
import { PlaceMenu } from './place-menu';
import '../../../ui/lists/step-link.css';
import './builder-nav.css';

interface BuilderNavProps {
  templateId: string;
  template: Template;
  /** Of the section or page that is shown. */
  activeId: string | null;
  /** Of what something is carried over. */
  overId: string | null;
  isEditable: boolean;
}

/** Sections and their pages. Only what changed is drawn anew, and only what is in sight is laid out. */
export const BuilderNav = memo(function BuilderNav(props: BuilderNavProps) {
  const { templateId, template, activeId, overId, isEditable } = props;
  const say = useSay();
  const actions = useBuilderActions();
  const sections = useSectionsInParts(template.sections);
  return (
    <nav className="builder-nav" id="builder-nav" aria-label={say(m.navigation)}>
      <div className="builder-nav-scroll">
        {sections.map((section, at) => (
          <NavSection
            key={section.id}
            templateId={templateId}
            section={section}
            number={at + 1}
            isLast={at === template.sections.length - 1}
            activeId={idWithin(section, activeId)}
            overId={idWithin(section, overId)}
            isEditable={isEditable}
          />
        ))}
      </div>
      {isEditable && (
        <div className="grid line-top builder-nav-foot">
          <Button onClick={() => actions.addPage()}>{say(builderMessages.addPage)}</Button>
          <Button onClick={actions.addSection}>{say(builderMessages.addSection)}</Button>
        </div>
      )}
    </nav>
  );
});

/** As many as the highest screen shows. */
const sectionsAtOnce = 12;

/** The first ones at once; the others after that, in as many steps as keep the page answering. */
function useSectionsInParts(sections: readonly Section[]): readonly Section[] {
  const [isWhole, setWhole] = useState(sections.length <= sectionsAtOnce);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? sections : sections.slice(0, sectionsAtOnce);
}

function idWithin({ id, pages }: Section, wanted: string | null): string | null {
  if (wanted === null) return null;
  return id === wanted || pages.some((page) => page.id === wanted) ? wanted : null;
}

interface NavSectionProps extends Omit<BuilderNavProps, 'template'> {
  section: Section;
  number: number;
  isLast: boolean;
}

const NavSection = memo(function NavSection(props: NavSectionProps) {
  const { templateId, section, number, isLast, activeId, overId, isEditable } = props;
  const say = useSay();
  const actions = useBuilderActions();
  const handle = useDragHandle();
  const title = titleText('section', section.title, number);
  return (
    <div
      className="space-below rounded builder-section"
      data-drag-place={section.id}
      data-drag-takes="section"
      data-over={overId === section.id || undefined}
      {...(isEditable && { 'data-drag-item': section.id, 'data-drag-kind': 'section', 'data-drag-distance': 8 })}
    >
      <div
        className={
          activeId === section.id ? 'touch-target builder-section-head here' : 'touch-target builder-section-head'
        }
        data-drag-place={section.id}
        data-drag-takes="page"
      >
        {isEditable && <Grip />}
        <Link className="clip" to={`/template/${templateId}`} search={{ at: section.id }} {...(isEditable && handle)}>
          {title}
        </Link>
        {isEditable && (
          <PlaceMenu
            id={section.id}
            label={say(m.sectionMenu, { title })}
            isFirst={number === 1}
            isLast={isLast}
            more={[
              {
                id: 'add',
                label: say(builderMessages.addPage).replace(/^\+ /, ''),
                icon: 'plus' as const,
                onChoose: () => actions.addPage(section.id),
              },
            ]}
          />
        )}
      </div>
      {section.pages.map((page, at) => (
        <NavPage
          key={page.id}
          templateId={templateId}
          page={page}
          number={at + 1}
          isActive={activeId === page.id}
          isOver={overId === page.id}
          isEditable={isEditable}
        />
      ))}
    </div>
  );
});

interface NavPageProps {
  templateId: string;
  page: Page;
  number: number;
  isActive: boolean;
  isOver: boolean;
  isEditable: boolean;
}

const NavPage = memo(function NavPage({ templateId, page, number, isActive, isOver, isEditable }: NavPageProps) {
  const say = useSay();
  const handle = useDragHandle();
  const count = page.questions.length;
  return (
    <div
      className={isActive ? 'touch-target builder-page-row here' : 'touch-target builder-page-row'}
      data-drag-place={page.id}
      data-drag-takes="page question"
      data-over={isOver || undefined}
      {...(isEditable && { 'data-drag-item': page.id, 'data-drag-kind': 'page', 'data-drag-distance': 5 })}
    >
      {isEditable && <Grip />}
      <Link className="clip" to={`/template/${templateId}`} search={{ at: page.id }} {...(isEditable && handle)}>
        {titleText('page', page.title, number)}
      </Link>
      <span className="small muted digits builder-count" title={say(m.questionCount, { n: count })}>
        <span aria-hidden="true">{count}</span>
        <span className="sr">{say(m.questionCount, { n: count })}</span>
      </span>
    </div>
  );
});

function Grip() {
  return (
    <span className="rounded-sm items-centre rigid builder-grip" aria-hidden="true">
      <BuilderGlyph name="grip" />
    </span>
  );
}
