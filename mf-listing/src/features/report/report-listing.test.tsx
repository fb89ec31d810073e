import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, refusal, services, Site, stubGraph } from '@verandah/areas/test-kit';
import { listingReportReasons } from '@verandah/market';
import { ReportListing } from './report-listing.tsx';

test('[LIST-70] a listing is reported with one of the reasons; “Something else” needs a text', async () => {
  const problem = refusal('BAD_USER_INPUT', '', [{ field: 'detail', message: 'Describe what’s wrong.' }]);
  const responses: unknown[] = [problem, { report: true }];
  const { graph, requests } = stubGraph({ ReportListing: () => responses.shift() });
  render(
    <Site given={services(graph, { session: member })}>
      <ReportListing listingId="7" address="/property/house-7" isSent={false} />
    </Site>,
  );
  await userEvent.click(screen.getByText('Report this listing'));
  const reasons = screen.getByLabelText('What’s wrong?');
  expect([...reasons.querySelectorAll('option')].map(({ value }) => value)).toEqual([...listingReportReasons]);
  await userEvent.selectOptions(reasons, 'Something else');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Describe what’s wrong.');
  await userEvent.type(screen.getByLabelText(/Anything moderators should know/), 'It is a drawing.');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(screen.getByRole('status')).toHaveTextContent('Our moderators will look at this listing.');
  expect(requests.at(-1)).toEqual({
    name: 'ReportListing',
    variables: { id: '7', reason: 'Something else', detail: 'It is a drawing.' },
  });
});
