import type { Head } from '@verandah/areas';
import { questionAddress, plural } from '@verandah/market';
import type { Thread } from '../../features/thread/thread.ts';
import { structuredData } from './structured-data.ts';

const shortenText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;

/** Metadata of a question for search engines and link previews. */
export function questionHead(thread: Thread): Head {
  const { uri, title, content, location, replies, replyCount } = thread;
  const best = replies.find(({ isVisible }) => isVisible);
  const words = [content, best && `“${best.text}”`].filter(Boolean).join(' ').replace(/\s+/g, ' ');
  const subject = replyCount > 0 ? plural(replyCount, 'answer') : 'A question';
  return {
    title: title.includes(location.name) ? title : `${title} – ${location.label}`,
    description: shortenText(`${subject} about ${location.label}. ${words}`, 200),
    canonical: questionAddress(uri),
    structuredData: structuredData(thread),
  };
}
