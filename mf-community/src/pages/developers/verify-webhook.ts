/** Node's own modules only: whoever copies it installs nothing. A test runs it against the specification's example. */
export const verifyWebhook = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a message is ours and new. body: the request's bytes as text, before JSON.parse. */
export function isFromVerandah(headers, body, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return String(headers['webhook-signature']).split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;
