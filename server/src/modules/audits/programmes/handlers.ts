import { calendarEndpoints } from '@vigie/domain/modules/audits/calendar/contract';
import { coverageEndpoints } from '@vigie/domain/modules/audits/coverage/contract';
import { independenceEndpoints } from '@vigie/domain/modules/audits/independence/contract';
import { programmesEndpoints } from '@vigie/domain/modules/audits/programmes/contract';
import type { Handlers } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { getCalendar } from '../calendar/calendar';
import { getCoverage } from '../coverage/coverage';
import { checkIndependence } from '../independence/check';
import { checkProgramme } from './check-programme';
import { moveProgramme } from './move-programme';
import { programmes } from './programme-table';
import { changeProgramme, createProgramme, getLines, setLines } from './programmes';

const planningEndpoints = {
  ...programmesEndpoints,
  ...independenceEndpoints,
  ...calendarEndpoints,
  ...coverageEndpoints,
};

/** Everything about audits that are planned, before there is one. */
export function planningHandlers(platform: Platform): Handlers<typeof planningEndpoints> {
  return {
    ...programmes.handlers(platform, programmesEndpoints),
    createAuditProgramme: ({ context, body }) => createProgramme(platform, context, body),
    changeAuditProgramme: (call) => changeProgramme(platform, call),
    moveAuditProgramme: (call) => moveProgramme(platform, call),
    getAuditProgrammeLines: (call) => getLines(platform, call),
    setAuditProgrammeLines: (call) => setLines(platform, call),
    checkAuditProgramme: ({ context, params }) => checkProgramme(platform, context, params.id),
    checkAuditIndependence: ({ context, body }) => checkIndependence(platform, context, body),
    getAuditCalendar: ({ context, query }) => getCalendar(platform, context, query),
    getAuditCoverage: ({ context, query }) => getCoverage(platform, context, query.standard),
  };
}
