import { definePage, type Loaded } from '@verandah/areas';
import { submitting, type FormData } from '../../features/form/submitting.ts';
import { checkReset, reset } from './reset.ts';
import { ResetView } from './view.tsx';

export type ResetData = FormData<'token' | 'password'>;

const load = (): Promise<Loaded<ResetData>> => Promise.resolve({
  status: 200, data: { fields: { token: '', password: '' }, problems: {} }, head: { title: 'Set a new password | Verandah', noIndex: true },
});

/** Where the mail for a new password leads. */
export const resetPage = definePage<ResetData>({
  name: 'reset', routes: ['/sign-in/reset'], load, View: ResetView,
  submit: submitting<'token' | 'password', ResetData>({ load, names: ['token', 'password'], secrets: ['password'], check: checkReset, send: reset, next: () => '/' }),
});
