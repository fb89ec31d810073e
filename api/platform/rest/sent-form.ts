/** A form that a browser sends by itself, without script. */
export const isForm = (type: string | undefined): boolean => /^multipart\/form-data\b/i.test(type ?? '');

/**
 * The form in the body of a request; null for a body that is none.
 * @param body as `readFileBodies` reads it
 */
export async function sentForm(body: unknown, type: string): Promise<FormData | null> {
  if (!Buffer.isBuffer(body)) return null;
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => null); // not a form: the caller names what is missing
}
