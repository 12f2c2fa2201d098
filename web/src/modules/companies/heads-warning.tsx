import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import { useSay } from '../../platform/page/messages';
import { Banner } from '../../ui/overlays/banner';
import { useInstallation } from './queries';

/** Nothing while it is not known, nor where heads are sent. */
export function HeadsWarning() {
  const say = useSay();
  const { data } = useInstallation();
  if (!data || data.sendsHeads) return null;
  return <Banner kind="warning">{say(m.noHeads, { variable: 'VIGIE_HEADS_TO' })}</Banner>;
}
