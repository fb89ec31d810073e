import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@verandah/graph';
import { ReportForm } from '@verandah/design';
import { stubGraph, member, refusal, services, Site, visitor } from '../test-kit/public.ts';
import { useReport, type ReportRules } from './use-report.ts';

function Report(rules: ReportRules) {
  const { state, problem, send } = useReport(rules);
  return (
    <ReportForm
      what="review"
      address="/review"
      reasons={['Spam', 'Rude']}
      state={state}
      problem={problem}
      onSend={send}
    />
  );
}

function open(rules: ReportRules, session = member) {
  const reported: unknown[] = [];
  const given = services(stubGraph({}).graph, {
    session,
    report: (error) => {
      reported.push(error);
    },
  });
  render(
    <Site given={given} at="/agent/olivia">
      <Report {...rules} />
    </Site>,
  );
  return { given, reported };
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

test('[MOD-01] a report carries its reason and text, and is acknowledged; a rejection is shown and the text stays', async () => {
  const responses: (Error | null)[] = [
    new GraphError('Report', 'network', 'offline'),
    refusal('THROTTLED', 'Too many in an hour.'),
    null,
  ];
  const write = jest.fn(() => {
    const response = responses.shift();
    return response ? Promise.reject(response) : Promise.resolve(true);
  });
  const { reported } = open({ write });
  await userEvent.selectOptions(screen.getByLabelText('What’s wrong?'), 'Rude');
  await userEvent.type(screen.getByLabelText(/Anything moderators should know/), ' Second line. ');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t connect. What you wrote is still here');
  expect(reported).toHaveLength(1);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Too many in an hour.');
  expect(reported).toHaveLength(1);
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Thank you. Our moderators will look at this review.');
  expect(write.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ reason: 'Rude', detail: 'Second line.' }]));
});

test('[MOD-01] a visitor is sent to sign in; the state that the page was rendered with is shown', async () => {
  const write = jest.fn(() => Promise.resolve(true));
  const { given } = open({ write, problem: 'Choose a reason.' }, visitor);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason.');
  await send();
  expect([given.moves, write.mock.calls.length]).toEqual([['/sign-in?return=%2Fagent%2Folivia&reason=report'], 0]);
  open({ write, reported: true });
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
});
