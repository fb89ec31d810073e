/** What a mail says, as plain text and as HTML. */
export interface MailText {
  readonly text: string;
  readonly html: string;
}

/** A picture of the site in a mail; its text alternative is what a reader without pictures sees. */
interface MailPicture {
  readonly url: string;
  readonly alt: string;
}

/** One of a mail's list: its title is the link, its picture is above it. */
export interface MailItem {
  readonly title: string;
  readonly lines: readonly string[];
  readonly url: string;
  readonly picture?: MailPicture | undefined;
}

interface Said {
  /** 'Hello Ada,' */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do: a button in HTML, the bare address in text. */
  readonly action?: { readonly label: string; readonly url: string };
  /** A list below the paragraphs. */
  readonly items?: readonly MailItem[];
  /** Why the reader gets it: 'You get this mail because …' */
  readonly reason: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text inside HTML, shown as written. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Only addresses of the web; anything else would be a script or a trick. */
function webAddress(url: string): string {
  if (!/^https?:\/\/[^\s"<>]+$/.test(url)) throw new Error('A mail links to http and https addresses only.');
  return url;
}

// Colours that read on white and on the near black that mail programs turn it into.
const style =
  'body{margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:#1c2b2a;background:#fff}' +
  'header,main,footer{max-width:560px;margin:0 auto}header{margin-bottom:24px;font-size:20px;font-weight:700;color:#0b6b62}p{margin:0 0 16px;white-space:pre-line}img{display:block;width:100%;max-width:560px;height:auto;margin:0 0 8px;border-radius:8px;background:#e6ebea}ul{list-style:none;margin:0 0 16px;padding:0}li{margin:0 0 16px}' +
  'a{color:#0b6b62}.act{display:inline-block;padding:10px 18px;border-radius:8px;background:#0b6b62;color:#fff;text-decoration:none}' +
  'footer{margin-top:32px;padding-top:16px;border-top:1px solid #d5dcdb;font-size:14px;color:#526160}' +
  '@media (prefers-color-scheme:dark){body{color:#e7eeed;background:#14201f}a,header{color:#6fd3c6}img{background:#2a3836}.act{background:#6fd3c6;color:#10201e}footer{border-color:#344443;color:#a9b8b6}}';

/** A calm mail of a few sentences. Everything is text: what looks like HTML in it is shown as written. */
export function mailText({ greeting, paragraphs, action, items = [], reason }: Said): MailText {
  const link = action && { label: action.label, url: webAddress(action.url) };
  const text = [
    greeting,
    ...paragraphs,
    ...items.map(({ title, lines, url }) => [title, ...lines, webAddress(url)].join('\n')),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    `--\n${reason}`,
  ].join('\n\n');
  const html =
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><style>${style}</style></head><body><header>Verandah</header><main>` +
    [greeting, ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('') +
    (items.length === 0 ? '' : `<ul>${items.map(itemHtml).join('')}</ul>`) +
    (link ? `<p><a class="act" href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '') +
    `</main><footer><p>${escapeHtml(reason)}</p></footer></body></html>`;
  return { text: `${text}\n`, html };
}

function itemHtml({ title, lines, url, picture }: MailItem): string {
  const link = `href="${escapeHtml(url)}"`;
  const photo =
    picture &&
    `<a ${link}><img src="${escapeHtml(webAddress(picture.url))}" alt="${escapeHtml(picture.alt)}" width="560"></a>`;
  return `<li>${photo ?? ''}<a ${link}>${escapeHtml(title)}</a>${lines.map((line) => `<br>${escapeHtml(line)}`).join('')}</li>`;
}

const stopWords = {
  kind: { text: 'Stop emails of this kind', html: 'Unsubscribe from these emails' },
  one: { text: 'Change or stop this alert', html: 'Change or stop this alert' },
} as const;

/** Adds the way to stop mails to both forms: all of this kind, or those of one alert. */
export function withUnsubscribe({ text, html }: MailText, url: string, what: keyof typeof stopWords): MailText {
  const words = stopWords[what];
  return {
    text: `${text.trimEnd()}\n${words.text}: ${url}\n`,
    html: html.replace('</footer>', () => `<p><a href="${escapeHtml(url)}">${words.html}</a></p></footer>`),
  };
}
