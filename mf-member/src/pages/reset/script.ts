import type { Loaded, PageScript } from '@verandah/areas';
import { submitting } from '../../features/form/submitting.ts';
import type { ResetData } from './data.ts';
import { checkReset, reset } from './reset.ts';
import { ResetView } from './view.tsx';

const load = (): Promise<Loaded<ResetData>> => Promise.resolve({
  status: 200, data: { fields: { token: '', password: '' }, problems: {} }, head: { title: 'Set a new password | Verandah', noIndex: true },
});

export const resetScript: PageScript<ResetData> = {
  load, View: ResetView,
  submit: submitting<'token' | 'password', ResetData>({ load, names: ['token', 'password'], secrets: ['password'], check: checkReset, send: reset, next: () => '/' }),
};
