import { type Actor, hasRole } from '@vigie/domain/kernel/identity/actor';

/** Where the work of a user begins. The sources lead staff to the launcher; none of its tiles is for the platform's administrators. */
export function landingPath(user: Pick<Actor, 'roles'> | null): '/home' | '/admin' {
  return user && hasRole(user, 'platform_admin') ? '/admin' : '/home';
}
