import type { Glossary, GlossaryGroup } from '@vigie/domain/modules/glossary/contract';
import { glossaryPageMessages as m } from '@vigie/domain/modules/glossary/messages/page';
import { glossaryMessages as rules } from '@vigie/domain/modules/glossary/messages/rules';
import { lineOf, takenProblem, wordsIn } from '@vigie/domain/modules/glossary/own-groups';
import { useState } from 'react';
import { formatMinute } from '../../platform/page/dates';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { Toggle } from '../../ui/buttons/toggle';
import { WhyButton } from '../../ui/buttons/why-button';
import { TextField } from '../../ui/fields/text-field';
import { Card } from '../../ui/foundation/card';
import { Badge } from '../../ui/icons/badge';
import { EmptyState } from '../../ui/lists/empty-state';
import { Banner } from '../../ui/overlays/banner';
import { notify } from '../../ui/overlays/toast';
import { EditGroupDialog, lineProblems } from './edit-group-dialog';
import { Joins } from './joins';
import { useGlossaryCalls } from './queries';
import { useGroupMoves } from './use-group-moves';

interface OwnGroupsProps {
  glossary: Glossary;
  mayChange: boolean;
}

export function OwnGroups({ glossary, mayChange }: OwnGroupsProps) {
  const say = useSay();
  const [showsRetired, setShowsRetired] = useState(false);
  const [edited, setEdited] = useState<GlossaryGroup | null>(null);
  const active = glossary.own.filter(({ state }) => state === 'active');
  const retired = glossary.own.filter(({ state }) => state === 'retired');
  const shown = sorted(showsRetired ? glossary.own : active);
  return (
    <Card title={say(m.own)} end={<span className="muted">{say(m.ownCount, { n: active.length })}</span>}>
      {mayChange && <AddGroup glossary={glossary} />}
      {shown.length === 0 && <EmptyState title={say(m.ownEmpty)} {...(mayChange && { text: say(m.ownEmptyHelp) })} />}
      <ul className="glossary-own" aria-label={say(m.own)}>
        {shown.map((group) => (
          <OwnGroup
            key={group.id}
            group={group}
            glossary={glossary}
            mayChange={mayChange}
            onEdit={() => setEdited(group)}
          />
        ))}
      </ul>
      {retired.length > 0 && (
        <Toggle label={say(m.showRetired, { n: retired.length })} checked={showsRetired} onChange={setShowsRetired} />
      )}
      {edited && <EditGroupDialog group={edited} glossary={glossary} onClose={() => setEdited(null)} />}
    </Card>
  );
}

const byFirstWord = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

function sorted(groups: readonly GlossaryGroup[]): readonly GlossaryGroup[] {
  return groups.toSorted((a, b) => byFirstWord.compare(a.words[0] ?? '', b.words[0] ?? '') || a.id - b.id);
}

interface OwnGroupProps extends OwnGroupsProps {
  group: GlossaryGroup;
  onEdit: () => void;
}

function OwnGroup({ group, glossary, mayChange, onEdit }: OwnGroupProps) {
  const say = useSay();
  const { retire, restore } = useGroupMoves(group);
  const words = lineOf(group.words);
  const isRetired = group.state === 'retired';
  const taken = isRetired ? takenProblem(group.words, glossary.own, group.id) : null;
  return (
    <li className={isRetired ? 'row gap-12 glossary-group glossary-retired' : 'row gap-12 glossary-group'}>
      <div className="grow">
        <span className="cluster gap-4 glossary-words">
          {group.words.map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
          {isRetired && <Badge look="line">{say(rules.stateRetired)}</Badge>}
        </span>
        <span className="cluster small breaks muted glossary-note">
          {!isRetired && <Joins words={group.words} glossary={glossary} />}
          <span>{say(m.changed, { who: group.changedBy, day: formatMinute(group.changedAt) })}</span>
        </span>
      </div>
      {mayChange && !isRetired && (
        <span className="rigid glossary-acts">
          <IconButton icon="pencil" label={say(m.editGroup, { words })} tooltip={say(m.edit)} onClick={onEdit} />
          <IconButton
            icon="trash"
            label={say(m.retireGroup, { words })}
            tooltip={say(rules.retire)}
            tooltipAlign="end"
            onClick={retire}
          />
        </span>
      )}
      {mayChange && isRetired && (
        <WhyButton
          size="small"
          icon="undo"
          why={taken ? say(taken.message, taken.values) : undefined}
          tooltipAlign="end"
          aria-label={say(m.restoreGroup, { words })}
          onClick={restore}
        >
          {say(rules.restore)}
        </WhyButton>
      )}
    </li>
  );
}

function AddGroup({ glossary }: { glossary: Glossary }) {
  const say = useSay();
  const { add } = useGlossaryCalls();
  const [values, setValues] = useState({ line: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ line }) => lineProblems(say, glossary, line, null),
    async submit({ line }) {
      await add(wordsIn(line));
      setValues({ line: '' });
      notify.success(say(m.added));
    },
  });
  const words = wordsIn(values.line);
  return (
    <form className="items-start grid phone-column glossary-form" {...form}>
      <TextField
        {...field('line')}
        label={say(m.wordsLabel)}
        help={say(m.wordsHelp)}
        placeholder={say(m.wordsExample)}
        maxLength={800}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" look="primary" icon="plus" busy={busy}>
        {say(m.add)}
      </Button>
      <p className="small breaks muted glossary-preview" aria-live="polite">
        {words.length > 1 && <Joins words={words} glossary={glossary} isNew />}
      </p>
      {failure && <Banner kind="error">{failure}</Banner>}
    </form>
  );
}
