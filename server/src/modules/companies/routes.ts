import type { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import * as companies from './administration';
import * as admins from './company-admins';
import { openGate } from './gate';
import { companyMails } from './mails';
import { getQuotas, setQuotas } from './quotas';
import { confirmSignUp, signUp } from './sign-up';

export function companiesModule(platform: Platform): ServerModule<typeof companiesEndpoints> {
  return {
    handlers: {
      signUp: ({ context, body, origin }) => signUp(platform, context, body, origin.address),
      confirmSignUp: ({ context, body }) => confirmSignUp(platform, context, body),
      openGate: ({ context, body }) => openGate(platform, context, body.password),
      getInstallation: async () => ({ sendsHeads: platform.sendsHeads }),
      listCompanies: async ({ context, query, reply }) => {
        const { items, total } = await companies.listCompanies(platform, context, query);
        reply.header('x-total-count', total);
        return items;
      },
      createCompany: ({ context, body }) => admins.createCompany(platform, context, body),
      createAdmin: ({ context, params, query, body }) =>
        admins.createAdmin(platform, context, params.id, body, query.send_email),
      browseCompanies: ({ context, query }) => companies.browseCompanies(platform, context, query),
      getCompany: ({ context, params }) => companies.getCompany(platform, context, params.id),
      updateCompany: ({ context, params, ifMatch, body }) =>
        companies.updateCompany(platform, context, params.id, ifMatch, body),
      linkProvider: ({ context, params, ifMatch, body }) =>
        companies.updateCompany(platform, context, params.id, ifMatch, body),
      archiveCompany: ({ context, params, ifMatch, body }) =>
        companies.changeCompanyState(platform, context, { ...params, version: ifMatch, action: 'archive', ...body }),
      restoreCompany: ({ context, params, ifMatch, body }) =>
        companies.changeCompanyState(platform, context, { ...params, version: ifMatch, action: 'restore', ...body }),
      getQuotas: ({ context, params }) => getQuotas(platform, context, params.id),
      setQuotas: ({ context, params, ifMatch, body }) => setQuotas(platform, context, params.id, ifMatch, body),
      listAdmins: ({ context, params }) => admins.listAdmins(platform, context, params.id),
      updateAdmin: ({ context, params, ifMatch, body }) => admins.updateAdmin(platform, context, params, ifMatch, body),
      deactivateAdmin: ({ context, params, ifMatch, body }) =>
        admins.changeAdminState(platform, context, params, { version: ifMatch, action: 'deactivate', ...body }),
      reactivateAdmin: ({ context, params, ifMatch, body }) =>
        admins.changeAdminState(platform, context, params, { version: ifMatch, action: 'reactivate', ...body }),
    },
    mails: companyMails(platform),
  };
}
