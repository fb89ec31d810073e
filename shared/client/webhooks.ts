import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { webhooks } from './rest-types.generated.ts';

/** What a webhook receives, by its `type`: 'enquiry.received', 'listing.sold' and so on. */
export type WebhookMessage = {
  [Kind in keyof webhooks]: webhooks[Kind]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];

/** A message that is not the site's, was changed, or is older than five minutes. Respond with 401. */
export class WebhookProblem extends Error {}

/** A request as it arrived. */
export interface WebhookRequest {
  /** Bytes of the body as text, before JSON.parse: another spelling of the same JSON has another signature. */
  readonly body: string;
  /** Headers of Node's or Fetch's request. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** 'whsec_…', as the agent portal shows it once. */
  readonly secret: string;
}

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

/**
 * Verifies a message by the Standard Webhooks scheme. A message may come twice: its `webhook-id` is the same then.
 * @returns the message, typed by its `type`
 * @throws {WebhookProblem} when it must not be trusted
 */
export function readWebhook({ body, headers, secret }: WebhookRequest): WebhookMessage {
  const valueOf = (name: string): string =>
    String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '');
  try {
    return new Webhook(secret).verify(
      body,
      Object.fromEntries(names.map((name) => [name, valueOf(name)])),
    ) as WebhookMessage;
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new WebhookProblem(error.message, { cause: error });
    throw error;
  }
}
