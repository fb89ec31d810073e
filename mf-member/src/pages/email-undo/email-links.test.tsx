import type { PageRequest, RestResponse } from '@verandah/areas';
import { Site } from '@verandah/areas/test-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, settle } from '../../test-kit/stub-graph.ts';
import * as emailConfirm from '../email-confirm/load.ts';
import { EmailConfirmView } from '../email-confirm/view.tsx';
import * as emailUndo from './load.ts';
import { EmailUndoView } from './view.tsx';

const nobody = (): Promise<never> => Promise.reject(new Error('not in this test'));
const fields = { fields: { token: '' }, problems: {} };
const pages = [
  ['/auth/email/confirm', 'Confirm email address', emailConfirm, '/account?done=email-confirm#email'],
  ['/auth/email/undo', 'Protect my account', emailUndo, '/account/email/undo?done=1'],
] as const;

test.each(pages)(
  '[MEMB-23] [MEMB-24] without script, %s takes a pasted link and goes on, or comes back with what is wrong',
  async (path, _, script, next) => {
    const calls: unknown[] = [];
    const request = (response: Partial<RestResponse>): PageRequest => ({
      url: new URL('https://verandah.example/'),
      params: {},
      session: { signedIn: false, roles: [] },
      flags: {},
      now: 0,
      graph: { read: nobody, write: nobody },
      rest: (call) => {
        calls.push(call);
        return Promise.resolve({ status: 204, body: null, location: null, retryAfter: null, ...response });
      },
    });
    const token = 'https://verandah.example/account/email#token=a.b-c';
    expect(await script.submit?.(request({}), { token })).toEqual({ status: 303, location: next });
    expect(calls).toEqual([{ method: 'POST', path, body: { token: 'a.b-c' } }]);
    expect(await script.submit?.(request({}), { token: ' ' })).toMatchObject({
      status: 422,
      data: { problems: { token: 'Paste the link from our email.' } },
    });
    expect(await script.submit?.(request({ status: 410, body: { detail: 'Expired.' } }), { token })).toMatchObject({
      status: 422,
      data: { fields: { token }, problems: { form: 'Expired.' } },
    });
  },
);

test.each(pages)('[MEMB-23] [MEMB-24] opening a link of %s does nothing before a press', async (path, name) => {
  window.location.hash = '#token=a.b-c';
  const calls: string[] = [];
  window.fetch = async (to, init) => {
    calls.push(`${String(to)} ${String(init?.body)}`);
    return { status: 204, headers: new Map(), text: async () => '' } as unknown as Response;
  };
  const { services } = stubGraph({});
  render(
    <Site given={services}>
      {path === '/auth/email/undo' ? (
        <EmailUndoView data={{ ...fields, done: false }} />
      ) : (
        <EmailConfirmView data={fields} />
      )}
    </Site>,
  );
  await settle();
  expect([calls, window.location.hash, screen.queryByLabelText('Link from the email')]).toEqual([[], '', null]);
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
  expect(calls).toEqual([`${path} {"token":"a.b-c"}`]);
});
