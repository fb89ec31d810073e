import type { FormData } from '../../features/form/submitting.ts';

export interface EmailUndoData extends FormData<'token'> {
  /** Whether a form sent without script has succeeded. */
  readonly done: boolean;
}
