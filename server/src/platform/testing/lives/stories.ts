import { createdKinds } from '../listed-kinds';
import { passkeySigningStory, secondFactorsStory, sessionsStory, usersStory } from './account-stories';
import { auditStory } from './audit-story';
import { capturedWalkStory, gembaStory } from './gemba-story';
import { assistantStory, companiesStory, importsStory, schedulesStory, settingsStory } from './house-stories';
import { kindStory } from './kind-stories';
import { procedureStory } from './procedure-story';
import { placementsStory, programmesStory } from './programme-stories';
import { questionnairesStory, templatesStory } from './questionnaire-stories';
import { actionsStory, capturedReportStory, casesStory, reportsStory } from './record-stories';
import type { Story } from './stage';
import { trainingStory } from './training-story';

/** All stories, in the order in which they run. */
export const stories: Readonly<Record<string, Story>> = {
  'reports that are begun, sent, sent back, decided on and discarded': reportsStory,
  'reports that are written without a network': capturedReportStory,
  'cases that are written, signed, closed, reopened, kept from readers and voided': casesStory,
  'actions that are done, extended, returned and cancelled': actionsStory,
  'audits, from their plan to the answers to their findings': auditStory,
  'gemba walks, from their stations to what became of what was seen': gembaStory,
  'placements that are entered, changed and withdrawn': placementsStory,
  'programmes of audits that are written, approved, revised and ended': programmesStory,
  'procedures, from the first draft to the retirement': procedureStory,
  'training, from what posts ask for to what people have signed': trainingStory,
  'gemba walks that are kept on a device': capturedWalkStory,
  'templates that two designers edit, publish, sign, import and retire': templatesStory,
  'questionnaires that are filled, submitted, reopened and discarded': questionnairesStory,
  ...Object.fromEntries(createdKinds.map((kind) => [`the life of a ${kind.kind.name}`, kindStory(kind)])),
  'second factors that are added, shown, renamed, removed by their person and by an administrator': secondFactorsStory,
  'decisions that are signed with a passkey': passkeySigningStory,
  'sessions and passwords that come and go': sessionsStory,
  'users and teams that an administrator keeps': usersStory,
  'companies that the platform keeps': companiesStory,
  'what companies and people set for themselves': settingsStory,
  'imports of old cases': importsStory,
  'suggestions of the assistant': assistantStory,
  'what the program does by itself': schedulesStory,
};
