import type { Loaded, PageRequest } from '@verandah/areas';
import { agentFinderAddress, companyAddress, officeAddress, pageOf, plural } from '@verandah/market';
import { performanceFragment } from '../../features/cards/card-agent.ts';
import { namedOfficeFragment } from '../../features/cards/card-office.ts';
import { webAddress } from '../../features/profile/web-address.ts';
import { breadcrumbs } from '../../features/structured-data/breadcrumbs.ts';
import { companyPageAddress, officesShown } from './page-address.ts';
import { graphql, type CompanyPageQuery } from '../../graphql.ts';

type Company = NonNullable<CompanyPageQuery['company']>;
export interface CompanyData {
  readonly company: Company;
  readonly page: number;
}

export const readCompany = graphql(
  `query CompanyPage($identifier: String!, $skip: Int!, $take: Int!) { company(identifier: $identifier) { slug name
    website officeCount offices(skip: $skip, take: $take) { ...NamedOffice performance { ...AgentFigures } } } }`,
  [namedOfficeFragment, performanceFragment],
);

/** The GraphQL API lists no more pages. */
const mostPages = 400;

/** Loads a company's page. A former slug redirects to the present one. */
export async function loadCompany({ params, url, graph }: PageRequest): Promise<Loaded<CompanyData>> {
  const slug = (params['slug'] ?? '').slice(0, 200);
  const page = pageOf(url.searchParams);
  if (page > mostPages) return { status: 404 };
  const { company } = await graph.read(readCompany, {
    identifier: slug,
    skip: (page - 1) * officesShown,
    take: officesShown,
  });
  if (!company) return { status: 404 };
  if (company.slug !== slug) return { status: 301, location: companyPageAddress(company.slug, page) };
  const pages = Math.max(1, Math.ceil(company.officeCount / officesShown));
  if (page > pages) return { status: 404 };
  const website = webAddress(company.website);
  return {
    status: 200,
    data: { company, page },
    head: {
      title: `${company.name}${page > 1 ? `, page ${page}` : ''}`,
      canonical: companyPageAddress(slug, page),
      description: `${company.name}: ${plural(company.officeCount, 'office')} with their agents, homes and reviews.`,
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          '@id': companyAddress(slug),
          url: companyAddress(slug),
          name: company.name,
          ...(website && { sameAs: [website.href] }),
          subOrganization: company.offices.map(({ name, slug: office }) => ({
            '@type': 'RealEstateAgent',
            name,
            url: officeAddress(office),
          })),
        },
        breadcrumbs([
          { name: 'Home', href: '/' },
          { name: 'Find an agency', href: `${agentFinderAddress()}?type=offices` },
          { name: company.name, href: companyAddress(slug) },
        ]),
      ],
    },
  };
}
