export {
  addDemoComingsAndGoings,
  addDemoPeople,
  addPlatformAdministrator,
  type Cast,
  confirmDemoIdentity,
  contextOf,
  dayFromToday,
  demoCast,
  demoColleagues,
  demoPassword,
  demoPeople,
  isTaken,
  otherDemoPeople,
} from './demo';
export { addUser, createdUser, refuseWeakPassword, withReporter } from './new-user';
export {
  type Account,
  type Circle,
  filterCircle,
  findActiveByName,
  findNames,
  findSetUpOfPeople,
  listAccounts,
  listActiveIds,
  listAssigned,
  listEveryActiveId,
  listNames,
  listPeople,
  searchCircle,
} from './people-repository';
export { findUser, listAdministrators } from './repository';
export { isSignUpOpen } from './signing-in/sign-in';
export { findTeams, listActiveMembers, searchTeams } from './team-repository';
export { changeUserState, invite, updateUser } from './user-administration';
