import { isOfSupplier, type ProgrammeLine } from './line';

/** Everything that a line says, as the trail keeps it: in an order, with numbers and days as they are stored. */
export function lineText(line: ProgrammeLine): string {
  const standards = line.standards.map(({ standard, clauses }) =>
    clauses.length === 0 ? standard : `${standard} (${clauses.join(', ')})`,
  );
  const parts = [
    line.type,
    line.site,
    isOfSupplier(line.type) ? line.supplier : line.departments.join(', '),
    line.processes.join(', '),
    standards.join(', '),
    line.templateId ?? '',
    line.leadId === null ? '' : `user ${line.leadId}`,
    line.firstDay,
    line.everyMonths === null ? '1 ×' : `1 / ${line.everyMonths} M`,
    `${line.days} d`,
    line.id,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
