import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { versionMessages as m } from '@vigie/domain/modules/questionnaires/messages/publication';
import { LoadFailed, Loading } from '../../../../platform/page/loading';
import { useSay } from '../../../../platform/page/messages';
import { usePageSearch } from '../../../../platform/page/page-search';
import { usePlace, useRouter } from '../../../../platform/router/router';
import { Dialog } from '../../../../ui/overlays/dialog';
import { useTemplateEditor } from '../../builder/edit-context';
import { useTemplateVersion } from '../queries';
import { CompareVersions } from './compare-versions';
import { type Comparable, type Compared, readComparison } from './comparison-search';

/** Two versions side by side over the page whose address asks for them; the address can be passed on. */
export function Comparison() {
  const compared = usePageSearch(readComparison);
  return compared ? <ComparisonDialog compared={compared} /> : null;
}

function ComparisonDialog({ compared: [before, after] }: { compared: Compared }) {
  const say = useSay();
  const { history } = useRouter();
  const { pathname, search } = usePlace();
  const [old, now] = [useComparable(before), useComparable(after)];
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete('compare');
    history.push(rest.size > 0 ? `${pathname}?${rest}` : pathname);
  };
  const failed = [old, now].find(({ isError }) => isError);
  return (
    <Dialog title={say(m.compareTitle)} closeLabel={say(generalMessages.close)} wide tall onClose={close}>
      <div className="dialog-body">
        {failed ? (
          <LoadFailed query={failed} />
        ) : old.template && now.template ? (
          <CompareVersions
            before={{ name: nameOf(before), template: old.template }}
            after={{ name: nameOf(after), template: now.template }}
          />
        ) : (
          <Loading lines={8} />
        )}
      </div>
    </Dialog>
  );

  function nameOf(one: Comparable): string {
    return one === 'draft' ? say(m.draft) : say(m.version, { n: one });
  }
}

function useComparable(one: Comparable) {
  const { template, detail } = useTemplateEditor();
  const { data, isError, error, refetch } = useTemplateVersion(detail.id, one === 'draft' ? null : one);
  return { template: one === 'draft' ? template : data?.template, isError, error, refetch };
}
