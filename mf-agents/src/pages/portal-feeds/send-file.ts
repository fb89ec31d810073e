/** A feed of at most so many bytes is taken at once. */
const mostBytes = 50 * 1024 * 1024;

/**
 * Sends a REAXML file as it is, whatever its size and encoding.
 * @returns the upload's id, or in words why it was not taken
 */
export async function sendFile(file: File): Promise<{ readonly id: string } | { readonly problem: string }> {
  if (file.size === 0) return { problem: `${file.name} is empty.` };
  if (file.size > mostBytes) return { problem: `${file.name} has more than 50 MB. Send it in parts.` };
  try {
    const answer = await fetch(`/feeds/reaxml?source=${encodeURIComponent(file.name.slice(0, 200))}`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: file,
    });
    const told: unknown = await answer.json();
    const said = (name: string): string =>
      typeof told === 'object' && told !== null && name in told ? String((told as Record<string, unknown>)[name]) : '';
    if (answer.status === 202) return { id: said('id') };
    return {
      problem:
        answer.status === 401
          ? 'You have been signed out. Sign in again, then send the file.'
          : said('detail') || 'The file was not taken. Try again in a minute.',
    };
  } catch {
    return { problem: 'We could not reach the service. Send the file again: what was taken already changes nothing.' };
  }
}
