import type { FormData } from '../../features/form/submitting.ts';

export type ResetData = FormData<'token' | 'password'>;
