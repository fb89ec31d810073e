import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { GraphError } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { checkEnquiry, enquiryFields, enquiryParts, formText, listingAddress, onceKey } from '@verandah/market';
import { postedChoices, sentEnquiry, type ListingEnquiry } from '../../features/enquiry/choices.ts';
import { sendEnquiry } from '../../features/enquiry/send-enquiry.ts';
import { sendReport } from '../../features/report/send-report.ts';
import type { ListingData } from './data.ts';
import { loadListing } from './load.ts';
import { enquiredMark, reportedMark } from './marks.ts';

/**
 * Handles a form sent without script, an enquiry or a report: redirects (303) to a thank-you, or returns the page with
 * the form's problems (422).
 */
export async function submitForm(request: PageRequest, form: FormFields): Promise<Loaded<ListingData>> {
  const loaded = await loadListing(request);
  if (loaded.status !== 200) return loaded;
  return formText(form, 'do') === 'report' ? submitReport(request, loaded, form) : submitEnquiry(request, loaded, form);
}

type LoadedPage = Extract<Loaded<ListingData>, { readonly data: ListingData }>;

async function submitReport(
  { graph }: PageRequest,
  loaded: LoadedPage,
  form: FormFields,
): Promise<Loaded<ListingData>> {
  const { listing } = loaded.data;
  const address = listingAddress(listing.uri);
  const outcome = await sendReport(graph, listing.id, form);
  if (outcome === 'sent') return { status: 303, location: `${address}?${reportedMark}=1#report` };
  if (outcome === 'signed-out') return { status: 303, location: signInHref(address, 'report') };
  return {
    status: 422,
    data: { ...loaded.data, report: { isSent: false, rejected: outcome } },
    head: { ...loaded.head, noIndex: true },
  };
}

async function submitEnquiry(request: PageRequest, loaded: LoadedPage, form: FormFields): Promise<Loaded<ListingData>> {
  const { listing } = loaded.data;
  const fields: ListingEnquiry = { ...enquiryFields(form), ...postedChoices(form) };
  const sent = sentEnquiry(fields);
  const reject = (problems: ReturnType<typeof checkEnquiry>, failed = false): Loaded<ListingData> => ({
    status: 422,
    data: { ...loaded.data, enquired: false, refused: { fields, problems, failed } },
    head: { ...loaded.head, noIndex: true },
  });
  const problems = checkEnquiry(sent);
  if (Object.keys(problems).length > 0) return reject(problems);
  try {
    // The key includes the day: Back and Send does not send twice, and the same words can be sent on another day.
    const day = new Date(request.now).toISOString().slice(0, 10);
    const found = await sendEnquiry(
      request.graph,
      listing.id,
      sent,
      onceKey('enquiry', day, [listing.id, ...enquiryParts(sent)]),
    );
    if (Object.keys(found).length > 0) return reject(found);
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return reject({}, true);
  }
  return { status: 303, location: `${listingAddress(listing.uri)}?${enquiredMark}=1#enquiry` };
}
