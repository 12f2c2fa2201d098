import type { Actor } from '@vigie/domain/kernel/identity/actor';
import type { Message } from '@vigie/domain/kernel/message';
import type { RecordWords } from '@vigie/domain/kernel/records/record-kind';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { recordPanelMessages as panel, recordPageMessages } from '@vigie/domain/messages/record-page';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { type Say, useSay } from '../../platform/page/messages';
import { usePageTitle } from '../../platform/page/page-language';
import { DossierMenu } from '../../platform/records/dossier-menu';
import { LoadedRecord } from '../../platform/records/loaded-record';
import { PartNav } from '../../platform/records/part-nav';
import type { ChosenPerson } from '../../platform/records/person-choice';
import { RecordHead, RecordLayout, RecordTitle } from '../../platform/records/record-layout';
import {
  asksFirst,
  RecordTransitionDialog,
  type RecordTransitions,
  type RecordVersion,
  useRecordTransition,
} from '../../platform/records/record-transition';
import type { DossierSource } from '../../platform/records/use-dossier';
import { arrangeActions, type WorkflowAction, WorkflowBar } from '../../platform/records/workflow-bar';
import { Link } from '../../platform/router/link';
import { useParams } from '../../platform/router/router';
import { actorOf, useUser } from '../../platform/session/session';
import { WhyButton } from '../../ui/buttons/why-button';
import { formatDay } from '../../ui/fields/day';
import { Card } from '../../ui/foundation/card';
import { Icon, type IconName } from '../../ui/icons/icon';
import { Banner } from '../../ui/overlays/banner';
import './record-page.css';
import { ChangeRecordDialog, type RecordFields } from './fields-dialog';
import type { RecordCalls } from './record-calls';
import { RecordComments } from './record-comments';
import { RecordFiles } from './record-files';
import { RecordHistory } from './record-history';
import { type PanelTab, RecordPanel } from './record-panel';

type ShownDetail = RecordVersion & { readonly status: string };

interface RecordSection<Detail> {
  readonly title: Message;
  readonly draw: (record: Detail) => ReactNode;
}

/** The page of a record, as its kind declares it. */
export interface PageView<Detail extends ShownDetail, Action extends string> {
  readonly calls: RecordCalls<Detail>;
  readonly words: RecordWords;
  readonly icon: IconName;
  /** The list that the record stands in. */
  readonly listPath: string;
  readonly texts?: Readonly<Partial<Record<'notFound' | 'notFoundHelp' | 'toList', Message>>>;
  readonly titleOf: (record: Detail) => string;
  readonly State: ComponentType<{ status: Detail['status'] }>;
  /** Beside the state, under the title. */
  readonly facts?: (record: Detail) => ReactNode;
  /** Its fields, in a section of their own, and the way to change them. */
  readonly fields?: {
    readonly title: Message;
    readonly of: RecordFields;
    /** The name of a person, by the field that holds their number. */
    readonly people?: (record: Detail) => Readonly<Record<string, string>>;
    readonly objection: (record: Detail, actor: Actor) => Objection | null;
    readonly needsReason: (record: Detail) => boolean;
  };
  /** By the name that stands in the address. */
  readonly sections?: Readonly<Record<string, RecordSection<Detail>>>;
  readonly transitions: RecordTransitions<Action, Detail>;
  /** Every step of the workflow as this person sees it: `useWorkflowActions`. */
  readonly useActions: (record: Detail) => readonly WorkflowAction<Action>[];
  /** Why nothing more can be said about the record. */
  readonly commentObjection?: (record: Detail) => Objection | null;
  readonly commentCountOf?: (record: Detail) => number;
  /** Where records have files: which, and what keeps this person from changing them. */
  readonly files?: {
    readonly of: (record: Detail) => readonly Attachment[];
    readonly objection: (record: Detail, actor: Actor) => Objection | null;
    /** Others rely on the record already: a file is added for a reason too. */
    readonly needsReason?: (record: Detail) => boolean;
  };
  readonly dossier?: DossierSource;
  /** Tabs of the panel beside those that every record has. */
  readonly tabs?: (record: Detail) => readonly PanelTab[];
}

interface ViewedRecordProps<Detail extends ShownDetail, Action extends string> {
  view: PageView<Detail, Action>;
  record: Detail;
}

interface ActedRecordProps<Detail extends ShownDetail, Action extends string>
  extends ViewedRecordProps<Detail, Action> {
  actions: readonly WorkflowAction<Action>[];
}

/** The page of one record: head, workflow, sections, and the panel with all that every record has. */
export function RecordPage<Detail extends ShownDetail, Action extends string>({
  view,
}: Pick<ViewedRecordProps<Detail, Action>, 'view'>) {
  const say = useSay();
  const { id = '' } = useParams();
  const texts = { ...recordPageMessages, ...view.texts };
  const missing = {
    title: say(texts.notFound, { id }),
    text: say(texts.notFoundHelp),
    to: view.listPath,
    label: say(texts.toList),
  };
  return (
    <LoadedRecord found={view.calls.useOne(id)} heading={id} missing={missing}>
      {(record) => <ShownRecord key={record.id} view={view} record={record} />}
    </LoadedRecord>
  );
}

function ShownRecord<Detail extends ShownDetail, Action extends string>({
  view,
  record,
}: ViewedRecordProps<Detail, Action>) {
  const say = useSay();
  const title = view.titleOf(record);
  usePageTitle(`${record.id} - ${title}`);
  const actions = view.useActions(record);
  const sections = useMemo(() => Object.entries({ ...fieldSection(view), ...view.sections }), [view]);
  const parts = useMemo(() => Object.fromEntries(sections.map(([name, one]) => [name, one.title])), [sections]);
  const head = (
    <RecordHead
      icon={<Icon name={view.icon} />}
      title={<RecordTitle id={record.id} title={title} />}
      facts={
        <>
          <view.State status={record.status} />
          {view.facts?.(record)}
        </>
      }
      actions={
        <>
          <Moves view={view} record={record} actions={actions} />
          {view.dossier && <DossierMenu source={view.dossier} id={record.id} />}
          <Link className="btn btn-ghost" to={view.listPath}>
            <Icon name="arrow-left" />
            {say(view.texts?.toList ?? recordPageMessages.toList)}
          </Link>
        </>
      }
    />
  );
  return (
    <RecordLayout
      header={head}
      nav={<PartNav parts={parts} isRail />}
      panel={<Panel view={view} record={record} actions={actions} />}
    >
      <div className="stack record-sections">
        {sections.map(([name, section]) => (
          <div key={name} id={name}>
            <Card title={say(section.title)}>{section.draw(record)}</Card>
          </div>
        ))}
      </div>
    </RecordLayout>
  );
}

/** What the fields say, each under its name. */
function fieldSection<Detail extends ShownDetail, Action extends string>(
  view: PageView<Detail, Action>,
): Readonly<Record<string, RecordSection<Detail>>> {
  const { fields } = view;
  if (!fields) return {};
  return { fields: { title: fields.title, draw: (record) => <Fields view={view} fields={fields} record={record} /> } };
}

interface FieldsProps<Detail extends ShownDetail, Action extends string> extends ViewedRecordProps<Detail, Action> {
  fields: NonNullable<PageView<Detail, Action>['fields']>;
}

function Fields<Detail extends ShownDetail, Action extends string>(props: FieldsProps<Detail, Action>) {
  const { view, record, fields } = props;
  const say = useSay();
  const actor = actorOf(useUser());
  const [isOpen, setOpen] = useState(false);
  const names = fields.people?.(record) ?? {};
  const held = record as Readonly<Record<string, unknown>>;
  const objection = fields.objection(record, actor);
  return (
    <div className="stack-sm">
      <dl className="grid record-fields">
        {Object.entries(fields.of)
          .filter(([, { hasSection }]) => !hasSection)
          .map(([name, { label, takes }]) => (
            <div key={name} className={takes === 'text' ? 'wide' : undefined}>
              <dt className="meta">{say(label)}</dt>
              <dd className="prose">{fieldText(takes, held[name], names[name], say) || '–'}</dd>
            </div>
          ))}
      </dl>
      <div className="row">
        <WhyButton
          size="small"
          icon="pencil"
          why={objection ? say(objection.message, objection.values) : undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {say(recordPageMessages.change)}
        </WhyButton>
      </div>
      {isOpen && (
        <ChangeRecordDialog
          calls={view.calls}
          record={record}
          fields={fields.of}
          people={peopleIn(fields.of, held, names)}
          needsReason={fields.needsReason(record)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function fieldText(takes: RecordFields[string]['takes'], value: unknown, name: string | undefined, say: Say): string {
  if (takes === 'person') return name ?? '';
  const text = String(value ?? '');
  if (takes === 'day') return formatDay(text);
  const word = typeof takes === 'object' ? takes[text] : undefined;
  return word ? say(word) : text;
}

function peopleIn(
  fields: RecordFields,
  held: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, ChosenPerson>> {
  const chosen = Object.entries(fields).flatMap(([field, { takes }]) => {
    const id = held[field];
    const name = names[field];
    return takes === 'person' && typeof id === 'number' && name ? [[field, { id, name }]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The usual next step says why it is not open; of the others only those are there that begin in this state. */
function Moves<Detail extends ShownDetail, Action extends string>(props: ActedRecordProps<Detail, Action>) {
  const { view, record, actions } = props;
  const { transitions } = view;
  const { attempt, failure } = useRecordTransition(transitions);
  // What was on the screen when the person decided: what changes from here on must be read again.
  const [asking, setAsking] = useState<{ readonly record: Detail; readonly action: Action } | null>(null);
  const primary = transitions.workflow.usual?.[record.status];
  const { shown, rest } = arrangeActions(actions, primary, []);
  const choose = (action: Action) => {
    if (asksFirst(transitions, action)) setAsking({ record, action });
    else attempt({ record, action });
  };
  return (
    <>
      <WorkflowBar actions={[...shown, ...rest]} primary={primary} tooltipAlign="end" onChoose={choose} />
      {failure && <Banner kind="error">{failure}</Banner>}
      {asking && (
        <RecordTransitionDialog
          key={asking.action}
          transitions={transitions}
          record={asking.record}
          action={asking.action}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

function Panel<Detail extends ShownDetail, Action extends string>(props: ActedRecordProps<Detail, Action>) {
  const { view, record, actions } = props;
  const { calls, words, files } = view;
  const say = useSay();
  const actor = actorOf(useUser());
  const objection = files?.objection(record, actor);
  const ofFiles = files && {
    value: 'documents',
    label: panel.documents,
    count: files.of(record).length,
    content: (
      <RecordFiles
        calls={calls}
        id={record.id}
        files={files.of(record)}
        why={objection ? say(objection.message, objection.values) : undefined}
        needsReason={files.needsReason?.(record) === true}
        onChanged={calls.refetch}
      />
    ),
  };
  const commentCount = view.commentCountOf?.(record);
  return (
    <RecordPanel
      tabs={[
        { value: 'why', label: panel.why, content: <InTheWay actions={actions} /> },
        {
          value: 'history',
          label: panel.history,
          content: <RecordHistory calls={calls} id={record.id} words={words} />,
        },
        {
          value: 'comments',
          label: panel.comments,
          ...(commentCount !== undefined && { count: commentCount }),
          content: <RecordComments calls={calls} id={record.id} objection={view.commentObjection?.(record) ?? null} />,
        },
        ...(ofFiles ? [ofFiles] : []),
        ...(view.tabs?.(record) ?? []),
      ]}
    />
  );
}

/** Each step that this state knows and that this person cannot take, with what keeps them from it. */
function InTheWay<Action extends string>({ actions }: { actions: readonly WorkflowAction<Action>[] }) {
  const say = useSay();
  const refused = actions.filter(({ beginsHere, why }) => beginsHere && why);
  if (refused.length === 0) return <p className="muted">{say(panel.nothingMissing)}</p>;
  return (
    <dl className="stack-sm">
      {refused.map(({ action, label, why }) => (
        <div key={action}>
          <dt className="strong">{label}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  );
}
