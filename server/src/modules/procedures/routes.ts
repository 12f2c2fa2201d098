import type { proceduresEndpoints } from '@vigie/domain/modules/procedures/contract';
import { copiesEndpoints } from '@vigie/domain/modules/procedures/copies/contract';
import { proceduresEndpoints as ofProcedures } from '@vigie/domain/modules/procedures/procedures/contract';
import { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { checkCopy, copies, createCopy } from './copies/copies';
import { printCopy } from './copies/print';
import { putDueInForce } from './epochs/put-in-force';
import { moveProcedure } from './procedures/move-procedure';
import { changeProcedure, createProcedure, listVersions, procedures } from './procedures/procedures';
import { remindOfReviews } from './procedures/reminders';
import { spreadConfidentiality } from './procedures/spread-confidentiality';
import { moveVersion } from './versions/move-version';
import { printVersion } from './versions/print';
import { compareVersions, printVersionsRedline } from './versions/redline';
import { getStanding } from './versions/standing';
import { beginVersion, changeVersion, createVersion, getText, setText, versions } from './versions/versions';
import { readWord, takeWord } from './versions/word';

export function proceduresModule(platform: Platform): ServerModule<typeof proceduresEndpoints> {
  return {
    kinds: [procedures.found, versions.found, copies.found],
    handlers: {
      ...procedures.handlers(platform, ofProcedures),
      ...versions.handlers(platform, versionsEndpoints),
      ...copies.handlers(platform, copiesEndpoints),
      createProcedure: ({ context, body }) => createProcedure(platform, context, body, beginVersion),
      changeProcedure: (call) => changeProcedure(platform, call, spreadConfidentiality),
      moveProcedure: (call) => moveProcedure(platform, call),
      listProcedureVersionsOf: (call) => listVersions(platform, call),
      createProcedureVersion: ({ context, body }) => createVersion(platform, context, body),
      changeProcedureVersion: (call) => changeVersion(platform, call),
      moveProcedureVersion: (call) => moveVersion(platform, call),
      getProcedureVersionStanding: (call) => getStanding(platform, call),
      getProcedureText: (call) => getText(platform, call),
      setProcedureText: (call) => setText(platform, call),
      readProcedureWord: (call) => readWord(platform, call),
      takeProcedureWord: (call) => takeWord(platform, call),
      compareProcedureVersions: (call) => compareVersions(platform, call),
      printProcedureRedline: (call) => printVersionsRedline(platform, call),
      printProcedureVersion: (call) => printVersion(platform, call),
      createProcedureCopy: ({ context, body }) => createCopy(platform, context, body),
      printProcedureCopy: (call) => printCopy(platform, call),
      checkProcedureCopy: (call) => checkCopy(platform, call),
    },
    tasks: {
      'put-procedures-in-force': () => putDueInForce(platform),
      'remind-of-procedure-reviews': () => remindOfReviews(platform),
    },
    schedules: {
      'put-procedures-in-force': '* * * * *',
      'remind-of-procedure-reviews': '30 6 * * *',
    },
    atStart: ['put-procedures-in-force'],
  };
}
