import type { NotificationChannel, RegistryEvent } from '@verandah/release-registry';
import { messageLines, type Message } from './message.ts';

/** What a receiver gets. */
interface Notified {
  /** The entry of the log; null: a test. */
  readonly event: RegistryEvent | null;
  readonly message: Message;
  /** ISO 8601. */
  readonly at: string;
}

/** The JSON that each channel gets by HTTP. */
export const bodies: Readonly<Record<Exclude<NotificationChannel, 'mail'>, (notified: Notified) => object>> = {
  webhook: ({ event, message, at }) => ({
    type: `release.${event?.action ?? 'test'}`,
    timestamp: at,
    data: { ...message, entry: event },
  }),
  chat: ({ message }) => ({ text: messageLines(message).map(chatText).join('\n') }),
  teams: ({ message }) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.3',
          // Text runs have no markup, so names and reasons make no links.
          body: messageLines(message).map((text) => ({
            type: 'RichTextBlock',
            inlines: [{ type: 'TextRun', text }],
          })),
        },
      },
    ],
  }),
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '@': '@\u200B' };
/** Text in which nothing is a mention, `<!channel>` or `@all`, whoever wrote it. */
const chatText = (text: string): string => text.replaceAll(/[&<>@]/g, (sign) => escapes[sign] ?? sign);
