import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Alert } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { useEffect } from 'react';
import { placeOf } from '../../platform/page/address';
import { formatMinute } from '../../platform/page/dates';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { useUser } from '../../platform/session/session';
import { Button } from '../../ui/buttons/button';
import { Glyph } from '../../ui/icons/glyph';
import { Dialog } from '../../ui/overlays/dialog';
import { excerptOf } from './alert-text';
import { useAlert, useMarkRead } from './queries';

interface OpenedAlertProps {
  id: number;
  addressOf: (id: number) => string;
  onReply: (alert: Alert) => void;
  onClose: () => void;
}

/** The whole message, over the page: whatever arrives meanwhile does not move it. */
export function OpenedAlert({ id, addressOf, onReply, onClose }: OpenedAlertProps) {
  const say = useSay();
  const { id: me } = useUser();
  const found = useAlert(id);
  const alert = found.data;
  useReadOnce(alert && alert.sender.id !== me && alert.readAt === null ? alert.id : null);
  const title = alert ? say(m.from, { name: alert.sender.displayName }) : say(m.message);
  return (
    <Dialog wide title={title} closeLabel={say(generalMessages.close)} onClose={onClose}>
      <div className="dialog-body">
        {alert && <Content alert={alert} addressOf={addressOf} />}
        {found.isPending && <Loading lines={4} />}
        {found.isError && !alert && <LoadFailed query={found} />}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{say(generalMessages.close)}</Button>
        {alert && alert.sender.id !== me && (
          <Button look="primary" onClick={() => onReply(alert)}>
            <Glyph name="reply" />
            {say(m.reply)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** What could not be marked stays unread, which is no reason to hide it. */
function useReadOnce(id: number | null): void {
  const markRead = useMarkRead();
  useEffect(() => {
    if (id !== null) markRead([id]).catch(() => {});
  }, [id, markRead]);
}

function Content({ alert, addressOf }: { alert: Alert; addressOf: (id: number) => string }) {
  const say = useSay();
  const { replyTo, links } = alert;
  return (
    <div className="breaks alert-open stack-sm">
      <dl className="grid text-13 alert-meta">
        <dt>{say(m.sentTo)}</dt>
        <dd>
          <Recipients recipients={alert.recipients} />
        </dd>
        <dt>{say(m.sentOn)}</dt>
        <dd>
          <time dateTime={alert.createdAt}>{formatMinute(alert.createdAt)}</time>
        </dd>
      </dl>
      {replyTo && (
        <blockquote className="text-13 alert-quote">
          <p className="strong">{say(m.answers, { name: replyTo.sender })}</p>
          <p className="muted" dir="auto">
            {excerptOf(replyTo.text)}
          </p>
          <Link {...placeOf(addressOf(replyTo.id))}>{say(m.showAnswered)}</Link>
        </blockquote>
      )}
      <p className="alert-text" dir="auto">
        {alert.text}
      </p>
      {links.length > 0 && (
        <ul className="grid gap-4 alert-links" aria-label={say(m.links)}>
          {links.map((link) => (
            <li key={link.id}>
              <Link {...placeOf(link.address)}>
                <Glyph name="link" />
                <span className="strong">{link.id}</span>
                <bdi className="clip">{link.title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Recipients({ recipients: { isEveryone, names, count } }: Pick<Alert, 'recipients'>) {
  const say = useSay();
  return (
    <>
      {isEveryone ? (
        say(m.everyone)
      ) : (
        <ul className="alert-names">
          {names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {(isEveryone || count !== names.length) && <span className="muted"> ({say(m.people, { n: count })})</span>}
    </>
  );
}
