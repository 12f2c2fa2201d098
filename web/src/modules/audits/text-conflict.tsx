import type { Message } from '@vigie/domain/kernel/message';
import { answerMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import type { Content } from '../../platform/autosave/merge';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { Banner } from '../../ui/overlays/banner';

interface TextConflictProps {
  /** The texts that both sides have changed. */
  fields: readonly string[];
  labels: Readonly<Record<string, Message>>;
  theirs: Content;
  /** With the texts of which the other side stays. */
  onResolve: (theirs: ReadonlySet<string>) => void;
}

/** What a colleague has written into the same text, and which of both stays. */
export function TextConflict({ fields, labels, theirs, onResolve }: TextConflictProps) {
  const say = useSay();
  return (
    <Banner kind="warning">
      <div className="stack-sm">
        <p>{say(m.conflict)}</p>
        <dl className="stack-sm">
          {fields.map((field) => (
            <div key={field}>
              <dt className="strong">{labels[field] ? say(labels[field]) : field}</dt>
              <dd className="prose breaks">{String(theirs[field] ?? '') || '–'}</dd>
            </div>
          ))}
        </dl>
        <div className="row wrap">
          <Button onClick={() => onResolve(new Set())}>{say(m.mine)}</Button>
          <Button onClick={() => onResolve(new Set(fields))}>{say(m.theirs)}</Button>
        </div>
      </div>
    </Banner>
  );
}
