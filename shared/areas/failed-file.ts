/**
 * Address of the file that an error is about; undefined for other errors. webpack's errors of chunks and styles name it
 * as their `request`, and so do the host's.
 */
export function failedFile(error: unknown): string | undefined {
  const { request } = (typeof error === 'object' ? (error ?? {}) : {}) as { readonly request?: unknown };
  return typeof request === 'string' && request !== '' ? request : undefined;
}
