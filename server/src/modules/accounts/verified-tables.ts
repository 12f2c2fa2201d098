import { recoveryCodeCount } from '@vigie/domain/modules/accounts/second-factor';
import { vouchedReset } from '@vigie/domain/modules/accounts/vouched-reset';
import { sql } from '../../platform/database/statement';
import { byOwn, fromEvents, isNear, recordsField, textOf } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';
import { lifetimeMinutes } from './account-links';

const user = { record: 'user', id: sql`t.id::text` } as const;
const itsUser = { record: 'user', id: sql`t.user_id::text` } as const;
const byUser = { ...byOwn('users', 'integer'), of: 'user_id' };

const users = fromEvents({
  table: 'users',
  key: ['id'],
  by: byOwn('users', 'integer'),
  events: {
    created: { ...user, which: 'first' },
    confirmed: { ...user, which: 'last', where: sql`e.changes @> '[{"field": "identityConfirmed", "to": true}]'` },
  },
  times: {
    created_at: sql`created.at`,
    // Of those who were here before links were asked for, the trail has no record.
    identity_confirmed_at: sql`case when t.identity_confirmed_at is not null
      then coalesce(confirmed.at, t.identity_confirmed_at) end`,
  },
});

const teams = fromEvents({
  table: 'teams',
  key: ['id'],
  by: byOwn('teams', 'integer'),
  events: { created: { record: 'team', id: sql`t.id::text`, which: 'first' } },
  times: { created_at: sql`created.at` },
});

/** The name that a user signs in with leads to them alone. */
const logins: VerifiedTable = {
  table: 'login_directory',
  source: 'logins_of_company()',
  key: ['user_id'],
  by: byUser,
  columns: ['name_key', 'email_key'],
  expected: (companyId, ids) => sql`select u.id as user_id,
      lower(regexp_replace(normalize(btrim(u.username), NFKD), '[\\u0300-\\u036f]', '', 'g')) as name_key,
      lower(btrim(u.email)) as email_key
    from users u where u.company_id = ${companyId} and u.id = any (${ids}::integer[])`,
};

const teamDirectory: VerifiedTable = {
  table: 'team_directory',
  source: 'teams_of_company()',
  key: ['team_id'],
  columns: [],
  expected: (companyId) => sql`select id as team_id from teams where company_id = ${companyId}`,
};

/** Each link that was sent, in the order of its events. */
const links: VerifiedTable = {
  table: 'account_links',
  key: ['user_id', 'purpose', 'n'],
  by: byUser,
  columns: ['sent_by'],
  times: ['created_at', 'expires_at', 'used_at'],
  also: { n: sql`row_number() over (partition by k.user_id, k.purpose order by k.created_at, k.id)` },
  expected: (
    companyId,
    ids,
  ) => sql`select sent.user_id, sent.purpose, sent.n, sent.actor_name as sent_by, sent.at as created_at,
      sent.at + make_interval(mins => case when exists (select from audit_events e where e.company_id = ${companyId}
            and e.record = 'user' and e.record_id = sent.user_id::text and e.action = 'user.password_reset_confirmed'
            and sent.purpose = 'password_reset' and ${isNear(sql`sent.at`)}) then ${vouchedReset.linkMinutes}::integer
          else (${JSON.stringify(lifetimeMinutes)}::jsonb ->> sent.purpose)::integer end) as expires_at,
      (select e.at from kept t join audit_events e on e.company_id = t.company_id and e.record = 'user'
          and e.record_id = t.user_id::text and ${isNear(sql`t.used_at`)}
        where t.user_id = sent.user_id and t.purpose = sent.purpose and t.n = sent.n
        order by abs(extract(epoch from e.at - t.used_at)) limit 1) as used_at
    from (select e.record_id::integer as user_id, substring(e.action from '^user\\.(.*)_sent$') as purpose, e.at, e.actor_name,
        row_number() over (partition by e.record_id, e.action order by e.seq) as n
      from audit_events e where e.company_id = ${companyId} and e.record = 'user' and e.record_id = any (${ids}::text[])
        and e.action = any (${Object.keys(lifetimeMinutes).map((purpose) => `user.${purpose}_sent`)}::text[])) as sent`,
};

const removals = ['user.second_factor_removed'];
const endedWhenConfirmed = 'user.unconfirmed_factors_ended';

/** When notices came to be kept: an older event has none, or one that is near it. */
const keptSince = sql`(select m.applied_at from schema_migrations m where m.name like '0039-%')`;

/** Whether the trail had recorded, before the event `added` of a user, that nothing confirmed who they are. */
const wasUnconfirmed = sql`coalesce((select ${textOf('e', 'identityConfirmed')} = 'false' from audit_events e
  where e.company_id = added.company_id and e.record = 'user' and e.record_id = added.record_id and e.seq < added.seq
    and ${recordsField('identityConfirmed')} order by e.seq desc limit 1), false)`;

/** Recorded with the key since it is compared: one from before has an event with its name alone. */
const passkeys: VerifiedTable = {
  table: 'passkeys',
  key: ['user_id', 'recorded_as'],
  by: byUser,
  columns: ['name', 'added_unconfirmed'],
  times: ['created_at', 'revoked_at'],
  also: { recorded_as: sql`k.credential_id || ' ' || encode(sha256(k.public_key), 'hex')` },
  only: sql`not exists (select from audit_events e where e.company_id = k.company_id and e.record = 'user'
    and e.record_id = k.user_id::text and e.action = 'user.passkey_added' and not ${recordsField('passkeyId')}
    and ${isNear(sql`k.created_at`)})`,
  expected: (
    companyId,
    ids,
  ) => sql`select added.record_id::integer as user_id, added.recorded_as, added.at as created_at,
      (select ${textOf('e', 'passkey')} from audit_events e where e.company_id = ${companyId} and e.record = 'user'
          and e.record_id = added.record_id and e.action in ('user.passkey_added', 'user.passkey_renamed')
          and coalesce(${textOf('e', 'passkeyId')}, '') = added.recorded_as
        order by e.seq desc limit 1) as name,
      (select e.at from audit_events e where e.company_id = ${companyId} and e.record = 'user'
          and e.record_id = added.record_id and e.seq > added.seq and (e.action = any (${removals}::text[])
            or e.action = ${endedWhenConfirmed} and ${wasUnconfirmed}
            or e.action = 'user.passkey_revoked' and e.changes @> jsonb_build_array(jsonb_build_object('from', added.recorded_as)))
        order by e.seq limit 1) as revoked_at, ${wasUnconfirmed} as added_unconfirmed
    from (select e.company_id, e.record_id, e.seq, e.at, ${textOf('e', 'passkeyId')} as recorded_as
      from audit_events e where e.company_id = ${companyId} and e.record = 'user' and e.record_id = any (${ids}::text[])
        and e.action = 'user.passkey_added' and ${recordsField('passkeyId')}) as added`,
};

const totpEvents = ['user.totp_set_up', 'user.totp_removed', ...removals];

const totpSecrets: VerifiedTable = {
  table: 'totp_secrets',
  key: ['user_id', 'n'],
  by: byUser,
  columns: ['added_unconfirmed'],
  times: ['created_at', 'removed_at'],
  also: { n: sql`row_number() over (partition by k.user_id order by k.created_at, k.id)` },
  expected: (companyId, ids) => sql`select added.record_id::integer as user_id, added.at as created_at,
      row_number() over (partition by added.record_id order by added.seq) as n, ${wasUnconfirmed} as added_unconfirmed,
      (select e.at from audit_events e where e.company_id = ${companyId} and e.record = 'user'
          and e.record_id = added.record_id and e.seq > added.seq and (e.action = any (${totpEvents}::text[])
            or e.action = ${endedWhenConfirmed} and ${wasUnconfirmed})
        order by e.seq limit 1) as removed_at
    from audit_events added where added.company_id = ${companyId} and added.record = 'user'
      and added.record_id = any (${ids}::text[]) and added.action = 'user.totp_set_up'`,
};

const noticeEvents = [
  'user.password_reset_confirmed',
  'user.password_reset_by_administrator',
  'user.second_factor_removed',
];

/** Each notice in the order of the events that were to be noticed. Who asked for a reset is named before who confirmed it. */
const notices: VerifiedTable = {
  table: 'account_notices',
  key: ['user_id', 'kind', 'n'],
  by: byUser,
  columns: ['by_name', 'confirmed_by_name', 'reason'],
  times: ['at', 'acknowledged_at'],
  also: { n: sql`row_number() over (partition by k.user_id, k.kind order by k.at, k.id)` },
  expected: (companyId, ids) => sql`select recorded.user_id, recorded.kind, recorded.n, recorded.at, recorded.reason,
      coalesce(recorded.asked_by, recorded.actor_name) as by_name, case when recorded.is_confirmed then recorded.actor_name end
        as confirmed_by_name,
      (select e.at from kept t join audit_events e on e.company_id = t.company_id and e.record = 'user'
          and e.record_id = t.user_id::text and e.action = 'user.notice_acknowledged' and ${textOf('e', 'notice')} = recorded.kind
          and abs(extract(epoch from ${textOf('e', 'noticeOf')}::timestamptz - t.at)) < 0.002
        where t.user_id = recorded.user_id and t.kind = recorded.kind and t.n = recorded.n order by e.seq limit 1) as acknowledged_at
    from (select e.*, row_number() over (partition by e.user_id, e.kind order by e.seq) as n,
        case when e.is_confirmed then (select asked.actor_name from audit_events asked where asked.company_id = ${companyId}
          and asked.record = 'user' and asked.record_id = e.record_id and asked.action = 'user.password_reset_asked'
          and asked.seq < e.seq order by asked.seq desc limit 1) end as asked_by
      from (select e.seq, e.at, e.reason, e.actor_name, e.record_id, e.record_id::integer as user_id,
          e.action = 'user.password_reset_confirmed' as is_confirmed,
          case e.action when 'user.second_factor_removed' then 'second_factor_removed' else 'password_reset' end as kind
        from audit_events e where e.company_id = ${companyId} and e.record = 'user'
          and e.record_id = any (${ids}::text[]) and e.action = any (${noticeEvents}::text[])) as e
      where e.at > ${keptSince} or exists (select from kept t where t.user_id = e.user_id and t.kind = e.kind
        and ${isNear(sql`t.at`)})) as recorded`,
};

const recoveryCodes = fromEvents({
  table: 'recovery_codes',
  key: ['user_id', 'id'],
  by: byUser,
  also: { issued: sql`count(*) over (partition by k.user_id, k.created_at)` },
  events: {
    issued_by: {
      ...itsUser,
      which: 'last',
      where: isNear(sql`t.created_at`),
      actions: ['user.passkey_added', 'user.totp_set_up', 'user.recovery_codes_renewed'],
    },
    used_by: {
      ...itsUser,
      which: 'last',
      actions: ['second_factor.passed'],
      where: sql`${isNear(sql`t.used_at`)} and e.changes @> '[{"field": "factor", "to": "recovery_code"}]'`,
    },
    replaced_by: { ...itsUser, which: 'last', where: isNear(sql`t.replaced_at`) },
  },
  columns: { issued: sql`${recoveryCodeCount}::bigint` },
  times: { created_at: sql`issued_by.at`, used_at: sql`used_by.at`, replaced_at: sql`replaced_by.at` },
});

/** Each reset that was asked for, in the order of its events, with what came of it before the next. */
const passwordResets: VerifiedTable = {
  table: 'password_resets',
  key: ['user_id', 'n'],
  by: byUser,
  columns: ['reason', 'asked_by', 'asked_by_name', 'asked_by_company', 'confirmed_by_name'],
  times: ['asked_at', 'confirmed_at', 'used_at', 'told_at'],
  also: { n: sql`row_number() over (partition by k.user_id order by k.asked_at, k.id)` },
  expected: (companyId, ids) => sql`select asked.user_id, asked.n, asked.reason, asked.actor_id as asked_by,
      asked.actor_name as asked_by_name, ${companyId}::integer as asked_by_company, asked.at as asked_at,
      confirmed.actor_name as confirmed_by_name, confirmed.at as confirmed_at,
      (select max(e.at) from kept t join audit_events e on e.company_id = t.company_id and e.record = 'user'
          and e.record_id = t.user_id::text and ${isNear(sql`t.used_at`)}
        where t.user_id = asked.user_id and t.n = asked.n) as used_at,
      (select max(e.at) from kept t join audit_events e on e.company_id = t.company_id and e.record = 'user'
          and e.record_id = t.user_id::text and e.action = 'user.password_reset_told' and ${isNear(sql`t.told_at`)}
        where t.user_id = asked.user_id and t.n = asked.n) as told_at
    from (select e.record_id, e.record_id::integer as user_id, e.seq, e.at, e.reason, e.actor_id, e.actor_name,
        row_number() over (partition by e.record_id order by e.seq) as n,
        lead(e.seq) over (partition by e.record_id order by e.seq) as next
      from audit_events e where e.company_id = ${companyId} and e.record = 'user' and e.record_id = any (${ids}::text[])
        and e.action = 'user.password_reset_asked') as asked
    left join lateral (select e.actor_name, e.at from audit_events e where e.company_id = ${companyId}
        and e.record = 'user' and e.record_id = asked.record_id and e.action = 'user.password_reset_confirmed'
        and e.seq > asked.seq and (asked.next is null or e.seq < asked.next) order by e.seq limit 1) as confirmed on true`,
};

export const accountTables: readonly VerifiedTable[] = [
  users,
  teams,
  logins,
  teamDirectory,
  links,
  passkeys,
  totpSecrets,
  recoveryCodes,
  passwordResets,
  notices,
];
