import type { FormData } from '../../features/form/submitting.ts';

export type VerifyData = FormData<'token' | 'password'>;
