import { fieldWords } from '@vigie/domain/messages/words/fields';
import { gembaMessages, gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { plannerOn } from '@vigie/domain/modules/gemba/rights';
import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';
import { walkFieldMessages as m } from '@vigie/domain/modules/gemba/walks/messages';
import { walkingMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useState } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { DayField } from '../../../platform/page/day-field';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { type ChosenPerson, PersonChoice } from '../../../platform/records/person-choice';
import { useRouter } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { useAttempt } from '../../../platform/transport/attempt';
import { SegmentedControl } from '../../../ui/buttons/segmented-control';
import { Select } from '../../../ui/choices/select';
import { useRouteOptions } from '../routes/queries';
import { createWalk } from './queries';
import { walkingAddress } from './walking-address';

interface Entered {
  readonly when: 'now' | 'later';
  readonly routeId: string;
  readonly walkerId: ChosenPerson | null;
  readonly dueDate: string;
}

/** A walk that begins now leads to its first station; one for later to its page. */
export default function NewWalkDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { history } = useRouter();
  const user = useUser();
  const actor = actorOf(user);
  const attempt = useAttempt();
  const routes = useRouteOptions();
  const [values, setValues] = useState<Entered>({ when: 'now', routeId: '', walkerId: null, dueDate: todayHere() });
  const isPlanner = plannerOn({ companyId: actor.companyId }, actor).length > 0;
  const { field, ...form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: ({ when, dueDate }) => (when === 'later' && !dueDate ? { dueDate: say(fieldWords.dateInvalid) } : {}),
    async submit({ when, routeId, walkerId, dueDate }) {
      const startsNow = when === 'now';
      const planned = { dueDate, ...(walkerId && { walkerId: walkerId.id }) };
      const body = { routeId: routeId || null, startsNow, ...(!startsNow && planned) };
      const route = routes.data?.find(({ id }) => id === routeId) ?? null;
      const begun = startsNow ? await (await import('../walking/begun-here')).beginHere(actor, route) : null;
      if (begun !== null) return history.push(walkingAddress(begun));
      const walk = await createWalk(body, attempt.keyFor(JSON.stringify(body)));
      attempt.over();
      history.push(startsNow ? walkingAddress(walk.id) : walkKind.address(walk.id));
    },
  });
  const { name: _name, ...walker } = field('walkerId');
  return (
    <FormDialog
      {...form}
      title={say(gembaPageMessages.newWalk)}
      submit={say(values.when === 'now' ? walkingMessages.begin : walkingMessages.plan)}
      onClose={onClose}
    >
      <Select
        {...field('routeId')}
        label={say(m.route)}
        options={[
          { value: '', label: say(m.noRoute) },
          ...(routes.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        error={routes.isError && !routes.data ? say(gembaMessages.routeUnknown) : field('routeId').error}
      />
      <SegmentedControl
        label={say(walkingMessages.when)}
        value={values.when}
        options={[
          { value: 'now', label: say(walkingMessages.now) },
          { value: 'later', label: say(walkingMessages.later) },
        ]}
        onChange={(when) => setValues({ ...values, when })}
      />
      {values.when === 'later' && (
        <>
          <DayField {...field('dueDate')} label={say(m.dueDate)} earliest={todayHere()} required />
          {isPlanner && <PersonChoice {...walker} label={say(m.walker)} />}
        </>
      )}
    </FormDialog>
  );
}
