import { builderMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { IconButton } from '../../../ui/buttons/icon-button';
import type { ActivePlace } from './active-place';
import { useBuilderActions } from './builder-actions';
import { PlaceMenu } from './place-menu';
import { AddQuestion } from './question/add-question';
import { QuestionCard } from './question/question-card';
import { TitleInput } from './title-input';
import type { WantedFocus } from './use-builder';

const PlacePanel = lazyComponent(() => import('./place-panel'));

interface PageContentProps {
  place: ActivePlace | null;
  overId: string | null;
  wanted: WantedFocus | null;
  isEditable: boolean;
}

/** The page that is shown, or what to do to see one. */
export const PageContent = memo(function PageContent({ place, overId, wanted, isEditable }: PageContentProps) {
  const say = useSay();
  const page = place?.page ?? null;
  const questions = page?.questions ?? [];
  const [hasSettings, setSettings] = useState(false);
  return (
    <>
      <div className="row gap-12 phone-wrap builder-page-head">
        {place && <PlaceTitle place={place} wanted={wanted} isEditable={isEditable} />}
        <div className="row push builder-page-tools">
          {isEditable && <AddQuestion pageId={page?.id ?? null} />}
          {place && (
            <IconButton
              icon="sliders"
              label={say(page ? m.pageSettings : m.sectionSettings)}
              tooltipAlign="end"
              aria-expanded={hasSettings}
              onClick={() => setSettings(!hasSettings)}
            />
          )}
          {isEditable && place?.page && <PageMenu place={place} />}
        </div>
      </div>
      {place && hasSettings && (
        <Suspense fallback={<Loading lines={3} />}>
          <PlacePanel key={page?.id ?? place.section.id} id={page?.id ?? place.section.id} isSection={!page} />
        </Suspense>
      )}
      {!page && <p className="centred muted rounded builder-empty">{say(builderMessages.noPageChosen)}</p>}
      {page && questions.length === 0 && (
        <p className="centred muted rounded builder-empty">{say(builderMessages.emptyPage)}</p>
      )}
      {page && questions.length > 0 && (
        <ol className="grid">
          {questions.map((question, at) => (
            <QuestionCard
              key={question.id}
              question={question}
              number={at + 1}
              isLast={at === questions.length - 1}
              isOver={overId === question.id}
              isEditable={isEditable}
              wanted={wanted?.id === question.id ? wanted : null}
            />
          ))}
        </ol>
      )}
    </>
  );
});

interface PlaceTitleProps {
  place: ActivePlace;
  wanted: WantedFocus | null;
  isEditable: boolean;
}

/** The title of the page, or of the section while none of its pages is chosen. */
function PlaceTitle({ place: { section, sectionNumber, page, pageNumber }, wanted, isEditable }: PlaceTitleProps) {
  const say = useSay();
  const { edit } = useBuilderActions();
  const frame = useRef<HTMLDivElement>(null);
  const id = page?.id ?? section.id;
  const title = page ? titleText('page', page.title, pageNumber) : titleText('section', section.title, sectionNumber);
  useEffect(() => {
    if (wanted?.id === id) frame.current?.querySelector('textarea')?.select();
  }, [wanted, id]);
  return (
    <div ref={frame} className="grow">
      {page && <p className="small builder-above muted clip">{titleText('section', section.title, sectionNumber)}</p>}
      <h2 className={isEditable ? 'sr' : undefined}>{title}</h2>
      {isEditable && (
        <TitleInput
          key={id}
          className="builder-page-title"
          label={page ? say(m.pageTitle) : say(m.sectionTitle, { n: sectionNumber })}
          value={title}
          maxLength={bounds.title}
          onCommit={(text) => edit([{ op: 'change', id, set: { title: text } }])}
        />
      )}
    </div>
  );
}

function PageMenu({ place }: { place: ActivePlace }) {
  const { section, sectionNumber, page, pageNumber, isLastSection } = place;
  const say = useSay();
  if (!page) return null;
  return (
    <PlaceMenu
      id={page.id}
      label={say(m.pageMenu, { title: titleText('page', page.title, pageNumber) })}
      isFirst={sectionNumber === 1 && pageNumber === 1}
      isLast={isLastSection && pageNumber === section.pages.length}
    />
  );
}
