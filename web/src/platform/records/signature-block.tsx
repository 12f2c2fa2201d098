import type { Signature } from '@vigie/domain/kernel/trail/signature';
import { signatureMessages as m } from '@vigie/domain/messages/signature';
import { Glyph } from '../../ui/icons/glyph';
import { Icon } from '../../ui/icons/icon';
import { formatMoment } from '../page/dates';
import { useSay } from '../page/messages';
import './signature-block.css';

interface SignatureBlockProps {
  signature: Signature;
  /** Whether the record still says what was signed. */
  isValid: boolean;
  /** What it stands on, where the page does not say. */
  about?: string | null;
}

/** R11: printed name, date and time, meaning. R14: a signature that no longer stands for the content says so. */
export function SignatureBlock({ signature, isValid, about }: SignatureBlockProps) {
  const say = useSay();
  return (
    <div className={isValid ? 'flex meta breaks signature' : 'flex meta breaks signature signature-void'}>
      <Glyph name={isValid ? 'sign' : 'void'} />
      <div className="grow">
        <p>{say(m.signedBy, { name: signature.signerName, username: signature.signerUsername })}</p>
        <p>
          <time dateTime={signature.signedAt}>{formatMoment(signature.signedAt)}</time> · {signature.meaning}
          {about && ` · ${about}`}
          {signature.method !== 'password' && ` · ${say(m.method[signature.method])}`}
        </p>
        <p className="mono" title={signature.contentHash}>
          {say(m.hash, { hash: shortened(signature.contentHash) })}
        </p>
        {!isValid && (
          <p className="flex gap-6 critical icons-14 signature-warning">
            <Icon name="alert" />
            <span>
              <b>{say(m.void)}</b> {say(m.voidHelp)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function shortened(hash: string): string {
  return hash.length > 16 ? `${hash.slice(0, 8)}…${hash.slice(-4)}` : hash;
}
