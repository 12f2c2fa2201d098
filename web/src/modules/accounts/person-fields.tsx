import { type CompanyRole, companyRoles } from '@vigie/domain/kernel/identity/actor';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages';
import { type Say, useSay } from '../../platform/page/messages';
import { CheckboxGroup } from '../../ui/choices/checkbox-group';
import { Select } from '../../ui/choices/select';
import { useTeams } from './queries';

interface TeamSelectProps {
  /** The team's number as text, or empty. */
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

export function TeamSelect(props: TeamSelectProps) {
  const say = useSay();
  const teams = useTeams();
  const options = teams.data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  return <Select {...props} label={say(m.team)} options={[{ value: '', label: say(m.noTeam) }, ...options]} />;
}

export function teamIdOf(value: string): number | null {
  return value === '' ? null : Number(value);
}

interface RoleChoiceProps {
  value: readonly CompanyRole[];
  disabled: boolean;
  onChange: (value: readonly CompanyRole[]) => void;
}

export function RoleChoice(props: RoleChoiceProps) {
  const say = useSay();
  const options = companyRoles.map((value) => ({
    value,
    label: say(roleMessages[value]),
    ...(value === 'reporter' && { fixed: true, help: say(m.reporterHelp) }),
  }));
  return <CheckboxGroup {...props} label={say(m.roles)} options={options} />;
}

/** Everybody reports: that role is held whatever is ticked. */
export function heldRoles(chosen: readonly string[]): CompanyRole[] {
  return companyRoles.filter((role) => role === 'reporter' || chosen.includes(role));
}

const requiredTexts = ['firstName', 'lastName', 'email'] as const;

export function missingTexts(entered: Readonly<Record<(typeof requiredTexts)[number], string>>, say: Say) {
  const missing = requiredTexts.filter((name) => !entered[name].trim());
  return Object.fromEntries(missing.map((name) => [name, say(fieldMessages.required)]));
}
