import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { useDebounced } from '../../platform/page/debounced';
import { adminCall } from './admin-call';
import type { AdminSearch } from './admin-search';

const companiesKey = ['company'];

export type CompanyList = OutputOf<typeof companiesEndpoints.browseCompanies>;
export type Admin = OutputOf<typeof companiesEndpoints.listAdmins>['items'][number];

export function useCompanies({ search, archived, page }: Pick<AdminSearch, 'search' | 'archived' | 'page'>) {
  return useQuery({
    queryKey: [...companiesKey, 'list', { search, archived, page }],
    queryFn: ({ signal }) =>
      adminCall(companiesEndpoints.browseCompanies, { query: { search, page, archived: String(archived) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The first companies that answer to a text, for choosing one. */
export function useCompanyChoices(text: string) {
  const search = useDebounced(text);
  return useQuery({
    queryKey: [...companiesKey, 'choices', search],
    queryFn: ({ signal }) => adminCall(companiesEndpoints.browseCompanies, { query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useInstallation() {
  return useQuery({
    queryKey: ['installation'],
    queryFn: ({ signal }) => adminCall(companiesEndpoints.getInstallation, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useAdmins(companyId: number) {
  return useQuery({
    queryKey: [...companiesKey, 'admins', companyId],
    queryFn: ({ signal }) => adminCall(companiesEndpoints.listAdmins, { params: { id: companyId }, signal }),
  });
}

export function useCompany(id: number) {
  return useQuery({
    queryKey: [...companiesKey, 'company', id],
    queryFn: ({ signal }) => adminCall(companiesEndpoints.getCompany, { params: { id }, signal }),
    // A form fills in once, and must not change under the hands of the user.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useQuotas(id: number) {
  return useQuery({
    queryKey: [...companiesKey, 'quotas', id],
    queryFn: ({ signal }) => adminCall(companiesEndpoints.getQuotas, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function getQuotas(id: number) {
  return adminCall(companiesEndpoints.getQuotas, { params: { id } });
}

export function useRefreshCompanies(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: companiesKey });
}

export function getCompany(id: number) {
  return adminCall(companiesEndpoints.getCompany, { params: { id } });
}

/** As the admin is now; as before when they are no longer found. */
export async function freshAdmin(companyId: number, admin: Admin): Promise<Admin> {
  const { items } = await adminCall(companiesEndpoints.listAdmins, { params: { id: companyId } });
  return items.find(({ id }) => id === admin.id) ?? admin;
}
