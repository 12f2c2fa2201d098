import { formatDay } from '@vigie/domain/kernel/day';
import { importedMessages as m } from '@vigie/domain/modules/cases/messages/imported';
import type { ImportedFrom } from '@vigie/domain/modules/cases/record';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Banner } from '../../../ui/overlays/banner';

/** Where a case comes from that was not reported here. */
export function ImportedCase({ imported, by }: { imported: ImportedFrom; by: string }) {
  const say = useSay();
  const { at, originalNumber, openedOn, closedOn } = imported;
  const [day = ''] = formatMinute(at).split(' ');
  const facts = [
    `${say(m.originalNumber)} ${originalNumber ?? say(m.noNumber)}`,
    `${say(m.openedOn)} ${formatDay(openedOn)}`,
    ...(closedOn ? [`${say(m.closedOn)} ${formatDay(closedOn)}`] : []),
  ];
  return (
    <Banner>
      <strong>{say(m.imported, { day, who: by })}</strong>
      <br />
      {facts.join(' · ')}
      <br />
      {say(m.signedElsewhere)}
    </Banner>
  );
}
