/** The message of what was thrown: an error, or a failed operation, which is an object with a message. */
export function errorMessage(thrown: unknown): string {
  const { message } = (typeof thrown === 'object' ? (thrown ?? {}) : {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : String(thrown);
}
