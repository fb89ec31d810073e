import { definePage, type Loaded, type PageRequest } from '@verandah/areas';
import { CallFailed, sendCall, unreachable } from '../../features/calls/outcome.ts';
import { restOf } from '@verandah/areas';
import { SignOutView, type SignOutData } from './view.tsx';

const head = { title: 'Sign out | Verandah', noIndex: true };
const load = ({ session }: PageRequest): Promise<Loaded<SignOutData>> =>
  Promise.resolve({
    status: 200,
    data: { name: session.signedIn ? (session.name ?? session.username ?? '') : null, problem: null },
    head,
  });

/** Signs out without script; also the target of links to sign out. */
export const signOutPage = definePage<SignOutData>({
  name: 'sign-out',
  routes: ['/sign-out'],
  load,
  View: SignOutView,
  async submit(request) {
    try {
      await sendCall(restOf(request), { method: 'POST', path: '/auth/signout' }, [], () => undefined);
      return { status: 303, location: '/sign-out' };
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      return { status: 422, data: { name: request.session.name ?? '', problem: unreachable }, head };
    }
  },
});
