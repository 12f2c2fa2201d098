import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseAddress } from '@vigie/domain/modules/cases/kinds';
import { caseMenuMessages as m } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { CaseAction, ChangeableProperty } from '@vigie/domain/modules/cases/workflow';
import { useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { useDossier } from '../../../platform/records/use-dossier';
import type { WorkflowAction } from '../../../platform/records/workflow-bar';
import { IconButton } from '../../../ui/buttons/icon-button';
import { toClipboard } from '../../../ui/foundation/clipboard';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu';
import { notify } from '../../../ui/overlays/toast';
import { PropertyDialog } from './case-dialogs';
import { usePropertyWhy } from './case-rules';

interface CaseMenuProps {
  record: CaseRecord;
  /** The rarer steps of the workflow, which the page itself performs. */
  actions: readonly WorkflowAction<CaseAction>[];
  onAction: (action: CaseAction) => void;
}

const dossierSource = { pdf: casesEndpoints.getCaseDossier, json: casesEndpoints.getCaseDossierData };

const changes = [
  ['ownerId', m.owner, 'user'],
  ['dueDate', m.dueDate, 'calendar'],
  ['criticality', m.criticality, 'alert'],
  ['cost', m.cost, 'pencil'],
] as const;

export function CaseMenu({ record, actions, onAction }: CaseMenuProps) {
  const say = useSay();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [changing, setChanging] = useState<ChangeableProperty | null>(null);
  const whyNot = usePropertyWhy(record);
  const dossier = useDossier(dossierSource, record.id);
  const entries: MenuEntry[] = [
    ...actions.map(({ action, label, why }) => ({ id: action, label, why, onChoose: () => onAction(action) })),
    ...changes.map(([property, label, icon], index) => ({
      id: property,
      label: say(label),
      icon,
      why: whyNot(property),
      beginsGroup: index === 0 && actions.length > 0,
      onChoose: () => setChanging(property),
    })),
    { id: 'pdf', label: say(m.pdf), icon: 'download', beginsGroup: true, onChoose: () => void dossier('pdf') },
    { id: 'json', label: say(m.json), icon: 'download', onChoose: () => void dossier('json') },
    { id: 'print', label: say(m.print), icon: 'printer', onChoose: printPage },
    { id: 'link', label: say(m.copyLink), icon: 'copy', onChoose: () => void copyLink() },
  ];
  const copyLink = async () => {
    const link = `${window.location.origin}${caseAddress(record)}`;
    if (await toClipboard(link)) notify.success(say(m.copied));
    else notify.error(say(m.notCopied, { link }));
  };
  return (
    <>
      <IconButton
        ref={trigger}
        icon="more"
        label={say(m.label)}
        tooltipAlign="end"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <Menu label={say(m.label)} triggerRef={trigger} entries={entries} onClose={() => setOpen(false)} />}
      {changing && <PropertyDialog record={record} property={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

/** Once the menu is gone, so that it is not on the paper. */
function printPage(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
}
