import type { Settings } from '../settings/public.ts';

/** Text of a mail, plain and as HTML. */
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
  /** The main action: a button in HTML, the bare URL in text. */
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

// The site's colours. A mail program that ignores dark mode shows the light ones.
const style =
  'body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:#17211f;background:#fff;overflow-wrap:anywhere}' +
  'header,main,footer{max-width:560px;margin:0 auto}header{margin-bottom:24px;font-size:20px;font-weight:700}header a{color:#0b6558;text-decoration:none}' +
  'p{margin:0 0 16px;white-space:pre-line}img{display:block;width:100%;max-width:560px;height:auto;margin:0 0 8px;border-radius:10px;background:#f2f0ec}ul{list-style:none;margin:0 0 16px;padding:0}li{margin:0 0 24px}' +
  'a{color:#0b6558}.title{font-weight:600}.act{display:inline-block;padding:11px 20px;border-radius:22px;background:#0b6558;color:#fff;font-weight:600;text-decoration:none}' +
  'footer{margin-top:32px;padding-top:16px;border-top:1px solid #e3e0da;font-size:14px;color:#55625f}footer p{margin:0 0 8px}' +
  '@media (prefers-color-scheme:dark){body{color:#edf2f0;background:#0f1514}a,header a{color:#6fd3bf}img{background:#1d2523}.act{background:#6fd3bf;color:#06231d}footer{border-color:#2a3432;color:#a3b1ad}}';

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
  return `<li>${photo ?? ''}<a class="title" ${link}>${escapeHtml(title)}</a>${lines.map((line) => `<br>${escapeHtml(line)}`).join('')}</li>`;
}

const stopWords = {
  kind: { text: 'Stop emails of this kind', html: 'Unsubscribe from these emails' },
  one: { text: 'Change or stop this alert', html: 'Change or stop this alert' },
} as const;

/** Who sends a mail, and how its reader stops others like it. */
interface Foot {
  readonly company: Settings['company'];
  readonly publicUrl: string;
  /** Absent for mails that a member needs to sign in. */
  readonly unsubscribe?: { readonly url: string; readonly what: keyof typeof stopWords } | undefined;
}

/** Adds the foot of every mail to both forms: how to stop all of its kind or those of one alert, and who sends it. */
export function withFoot({ text, html }: MailText, { company, publicUrl, unsubscribe }: Foot): MailText {
  const { name, abn, address, phone, email } = company;
  const grouped = abn?.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
  const identity = [
    name,
    ...(grouped === undefined ? [] : [`ABN ${grouped}`]),
    ...(address === undefined ? [] : [address]),
  ];
  const stop = unsubscribe && { ...stopWords[unsubscribe.what], url: webAddress(unsubscribe.url) };
  const site = escapeHtml(webAddress(publicUrl));
  return {
    text:
      text.trimEnd() +
      (stop === undefined ? '' : `\n${stop.text}: ${stop.url}`) +
      `\n\n${identity.join(' · ')}\n${email} · ${phone} · ${publicUrl}\n`,
    html: html
      .replace('<header>Verandah</header>', () => `<header><a href="${site}">Verandah</a></header>`)
      .replace(
        '</footer>',
        () =>
          (stop === undefined ? '' : `<p><a href="${escapeHtml(stop.url)}">${stop.html}</a></p>`) +
          `<p>${identity.map(escapeHtml).join(' · ')}<br><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a> · ${escapeHtml(phone)}</p></footer>`,
      ),
  };
}
