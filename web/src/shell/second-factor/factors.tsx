import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { recoveryCodeCount } from '@vigie/domain/modules/accounts/second-factor';
import type { Passkey, SecondFactor } from '@vigie/domain/modules/accounts/second-factor-contract';
import type { ReactNode } from 'react';
import { formatMoment } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { passkeyObjection } from '../../platform/session/passkeys';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { type FactorDeed, useFactorDialogs } from './factor-dialogs';
import './second-factor.css';

interface FactorsProps {
  factor: SecondFactor;
  /** Why nothing can be added now. */
  objection: string | null;
  isFirst?: boolean;
  /** Nothing is left to offer, but recovery codes may still be on the screen: they are shown once. */
  isSetUp?: boolean;
}

/** Passkeys, the application for codes, and what stands in for them. */
export function Factors({ factor, objection, isFirst = false, isSetUp = false }: FactorsProps) {
  const { open, dialog } = useFactorDialogs();
  if (isSetUp) return dialog;
  return (
    <div className="factors">
      {objection && <p className="help">{objection}</p>}
      <PasskeyPart factor={factor} mayAdd={objection === null} open={open} isFirst={isFirst} />
      <TotpPart factor={factor} mayAdd={objection === null} open={open} isFirst={isFirst} />
      {!isFirst && <RecoveryPart factor={factor} open={open} />}
      {dialog}
    </div>
  );
}

interface PartProps {
  factor: SecondFactor;
  mayAdd?: boolean;
  isFirst?: boolean;
  open: (deed: FactorDeed) => void;
}

interface PartFrameProps {
  title: string;
  help: string;
  /** Right below the title of a page, not of a card. */
  isFirst?: boolean;
  children: ReactNode;
}

function Part({ title, help, isFirst = false, children }: PartFrameProps) {
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <section className="grid line-top factor">
      <Heading className="text-13 strong">{title}</Heading>
      <p className="help">{help}</p>
      {children}
    </section>
  );
}

function PasskeyPart({ factor, mayAdd = false, isFirst = false, open }: PartProps) {
  const say = useSay();
  const unfit = passkeyObjection(factor.passkeyAddress);
  return (
    <Part title={say(m.passkeys)} help={say(m.passkeysHelp)} isFirst={isFirst}>
      {factor.passkeys.length > 0 && (
        <ul className="sessions">
          {factor.passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} open={open} />
          ))}
        </ul>
      )}
      {factor.passkeys.length === 0 && !isFirst && <p>{say(m.noPasskey)}</p>}
      {unfit && <p className="muted">{say(unfit.message, unfit.values)}</p>}
      {mayAdd && !unfit && (
        <div>
          <Button icon="plus" onClick={() => open({ act: 'add_passkey' })}>
            {say(m.addPasskey)}
          </Button>
        </div>
      )}
    </Part>
  );
}

function PasskeyLine({ passkey, open }: { passkey: Passkey; open: PartProps['open'] }) {
  const say = useSay();
  const { name, createdAt, lastUsedAt } = passkey;
  const date = formatMoment(createdAt);
  return (
    <li>
      <div className="grow">
        {name}
        <small className="meta block">
          {lastUsedAt ? say(m.passkeyUsed, { date, used: formatMoment(lastUsedAt) }) : say(m.passkeySince, { date })}
        </small>
      </div>
      <IconButton
        icon="pencil"
        label={say(m.renamePasskey, { name })}
        onClick={() => open({ act: 'rename_passkey', passkey })}
      />
      <IconButton
        icon="state-off"
        label={say(m.removePasskey, { name })}
        tooltipAlign="end"
        onClick={() => open({ act: 'remove_passkey', passkey })}
      />
    </li>
  );
}

function TotpPart({ factor, mayAdd = false, isFirst = false, open }: PartProps) {
  const say = useSay();
  const { totpSince } = factor;
  return (
    <Part title={say(m.totp)} help={say(m.totpHelp)} isFirst={isFirst}>
      {!isFirst && <p>{totpSince ? say(m.totpSince, { date: formatMoment(totpSince) }) : say(m.noTotp)}</p>}
      <div className="cluster">
        {mayAdd && (
          <Button icon={totpSince ? undefined : 'plus'} onClick={() => open({ act: 'add_totp' })}>
            {say(totpSince ? m.replaceTotp : m.setUpTotp)}
          </Button>
        )}
        {totpSince && (
          <Button look="danger-quiet" onClick={() => open({ act: 'remove_totp' })}>
            {say(m.removeTotp)}
          </Button>
        )}
      </div>
    </Part>
  );
}

function RecoveryPart({ factor, open }: PartProps) {
  const say = useSay();
  const hasFactor = factor.passkeys.length > 0 || factor.totpSince !== null;
  return (
    <Part title={say(m.recovery)} help={say(m.recoveryHelp)}>
      <p>
        {hasFactor
          ? say(m.recoveryLeft, { n: factor.recoveryCodesLeft, total: recoveryCodeCount })
          : say(m.recoveryNone)}
      </p>
      {hasFactor && (
        <div>
          <Button icon="retry" onClick={() => open({ act: 'renew_recovery' })}>
            {say(m.renewRecovery)}
          </Button>
        </div>
      )}
    </Part>
  );
}
