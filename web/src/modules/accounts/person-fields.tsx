import { type CompanyRole, companyRoles, type Role } from '@vigie/domain/kernel/identity/actor';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { roleHelpMessages } from '@vigie/domain/messages/shell/role-help';
import { givesSigningRole, rolesGiven } from '@vigie/domain/modules/accounts/identity';
import { secondAdministratorMessages } from '@vigie/domain/modules/accounts/messages/second-administrator';
import { parametersMessages as m } from '@vigie/domain/modules/parameters/messages/parameters';
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
  error?: string | undefined;
  /** Their own roles: what they hold stays, and one that signs is given by another administrator. */
  own?: readonly Role[];
  onChange: (value: readonly CompanyRole[]) => void;
}

export function RoleChoice({ own, ...props }: RoleChoiceProps) {
  const say = useSay();
  const options = companyRoles.map((value) => ({
    value,
    label: say(roleMessages[value]),
    help: say(roleHelpMessages[value]),
    ...(value === 'reporter' && { fixed: true, help: `${say(roleHelpMessages.reporter)} ${say(m.reporterHelp)}` }),
    ...(own && givesSigningRole(rolesGiven(own, [value])) && { disabled: true }),
  }));
  const help = own && { help: say(secondAdministratorMessages.ownSigningRoles) };
  return <CheckboxGroup {...props} {...help} label={say(m.roles)} options={options} />;
}

/** Every user is a reporter: that role is held whatever is ticked. */
export function heldRoles(chosen: readonly string[]): CompanyRole[] {
  return companyRoles.filter((role) => role === 'reporter' || chosen.includes(role));
}

const requiredTexts = ['firstName', 'lastName', 'email'] as const;

export function missingTexts(entered: Readonly<Record<(typeof requiredTexts)[number], string>>, say: Say) {
  const missing = requiredTexts.filter((name) => !entered[name].trim());
  return Object.fromEntries(missing.map((name) => [name, say(fieldMessages.required)]));
}
