import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { emailAlertPath } from '@verandah/market';
import { checkEmailAlert, emailAlertFields, requestEmailAlert } from '../../features/alerts/email-alert.ts';
import { searchOf } from '../../features/alerts/search-of.ts';
import { submitting } from '../../features/form/submitting.ts';
import type { EmailAlertData } from './view.tsx';

export { EmailAlertView as View } from './view.tsx';

/** Without a search it redirects to the home page, where one begins. */
export function load({ url }: PageRequest): Promise<Loaded<EmailAlertData>> {
  const search = url.searchParams.get('search') ?? '';
  const sent = url.searchParams.has('sent');
  if (!sent && searchOf(search) === null) return Promise.resolve({ status: 302, location: '/' });
  return Promise.resolve({
    status: 200,
    data: { fields: { email: '', every: 'daily', search }, problems: {}, sent },
    head: { title: 'Email me new homes | Verandah', canonical: emailAlertPath, noIndex: true },
  });
}

const submitted = submitting<(typeof emailAlertFields)[number], EmailAlertData>({
  load,
  names: emailAlertFields,
  check: checkEmailAlert,
  send: requestEmailAlert,
  next: () => `${emailAlertPath}?sent=1`,
});

/** Handles the form sent without script: it posts to the page's own address, its search is in a field. */
export function submit(request: PageRequest, form: FormFields): Promise<Loaded<EmailAlertData>> {
  const url = new URL(request.url);
  url.searchParams.set('search', String(form['search'] ?? ''));
  return submitted({ ...request, url }, form);
}
