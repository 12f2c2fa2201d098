export { addDemoPeople, addPlatformAdministrator, demoPassword, demoPeople, isTaken, otherDemoPeople } from './demo';
export { addUser, refuseWeakPassword, withReporter } from './new-user';
