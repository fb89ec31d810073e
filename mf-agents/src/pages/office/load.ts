import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { forCard, type CardListing } from '@verandah/design';
import { officeAddress, pageOf } from '@verandah/market';
import { emptyStart, contactKindOf, type EnquiryStart } from '../../features/enquiry/fields.ts';
import { askField, sentMark } from '../../features/enquiry/marks.ts';
import { submitContact } from '../../features/enquiry/submit-contact.ts';
import { officeHead } from './head.ts';
import { agentsShown, readHomes, readOffice, type PageOffice } from './queries.ts';

export interface OfficeData {
  readonly office: PageOffice;
  /** Page of its agents, starting at 1. */
  readonly page: number;
  readonly homes: {
    readonly buy: readonly CardListing[];
    readonly rent: readonly CardListing[];
    readonly sold: readonly CardListing[];
  };
  readonly enquiry: EnquiryStart;
}

/** The GraphQL API lists no more pages. */
const mostPages = 500;

/** Loads an office's page. A former slug redirects to the present one. */
export async function loadOffice({ params, url, graph }: PageRequest): Promise<Loaded<OfficeData>> {
  const slug = (params['slug'] ?? '').slice(0, 200);
  const page = pageOf(url.searchParams);
  if (page > mostPages) return { status: 404 };
  const { office } = await graph.read(readOffice, {
    identifier: slug,
    skip: (page - 1) * agentsShown,
    take: agentsShown,
  });
  if (!office) return { status: 404 };
  if (office.slug !== slug) return { status: 301, location: `${officeAddress(office.slug)}${url.search}` };
  const pages = Math.max(1, Math.ceil(office.agents.total / agentsShown));
  if (page > pages) return { status: 404 };
  const { buy, rent, sold } = await graph.read(readHomes, { id: office.id });
  const sent = url.searchParams.has(sentMark);
  const data: OfficeData = {
    office,
    page,
    homes: { buy: buy.results.map(forCard), rent: rent.results.map(forCard), sold: sold.results.map(forCard) },
    enquiry: { ...emptyStart, kind: contactKindOf(url), state: sent ? 'sent' : 'idle' },
  };
  const head = officeHead(office, page);
  return { status: 200, data, head: sent || url.searchParams.has(askField) ? { ...head, noIndex: true } : head };
}

/** Handles the enquiry form sent without script. */
export async function submitOffice(request: PageRequest, form: FormFields): Promise<Loaded<OfficeData>> {
  const loaded = await loadOffice(request);
  if (loaded.status !== 200) return loaded;
  const { office } = loaded.data;
  const refused = await submitContact(request, form, { officeId: office.id });
  if (!refused) return { status: 303, location: `${officeAddress(office.slug)}?${sentMark}=1#enquiry` };
  return { status: 422, data: { ...loaded.data, enquiry: refused }, head: { ...loaded.head, noIndex: true } };
}
