import { auditTypeMessages } from '@vigie/domain/modules/audits/audits/messages';
import type { NamedLine } from '@vigie/domain/modules/audits/programmes/contract';
import { isOfSupplier } from '@vigie/domain/modules/audits/programmes/line';
import { programmeLineFieldMessages as f } from '@vigie/domain/modules/audits/programmes/messages';
import { lineFormMessages as m } from '@vigie/domain/modules/audits/programmes/page-messages';
import { useSay } from '../../../platform/page/messages';
import { formatDay } from '../../../ui/fields/day';
import { Facts } from '../../records/public';
import { standardInWords } from './line-columns';
import { MadeAudits } from './made-audits';
import { rhythmInWords } from './rhythm';

/** What a line says, where it cannot be changed. */
export function LineFacts({ line }: { line: NamedLine }) {
  const say = useSay();
  const isSupplier = isOfSupplier(line.type);
  return (
    <Facts
      facts={[
        { label: f.type, value: say(auditTypeMessages[line.type]) },
        { label: f.site, value: line.site },
        isSupplier
          ? { label: f.supplier, value: line.supplier }
          : { label: f.departments, value: line.departments.join(', ') },
        { label: f.processes, value: line.processes.join(', ') },
        { label: f.standards, value: line.standards.map(standardInWords).join(', ') },
        { label: f.template, value: line.template ?? line.templateId },
        { label: f.lead, value: line.lead },
        { label: f.firstDay, value: formatDay(line.firstDay) },
        { label: f.everyMonths, value: rhythmInWords(line.everyMonths, say) },
        { label: f.days, value: line.days },
      ]}
    />
  );
}

/** The audits that a line has led to. */
export function AuditsOfLine({ line }: { line: string }) {
  const say = useSay();
  return (
    <section className="stack-sm" aria-label={say(m.made)}>
      <h3 className="text-14 strong">{say(m.made)}</h3>
      <MadeAudits of={{ line }} />
    </section>
  );
}
