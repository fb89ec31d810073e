/** 'tel:1800160401' */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export interface Trouble {
  readonly email: string;
  readonly at: string;
  readonly browser: string;
  readonly detail: string;
  /** The last steps of the visit, a line each. */
  readonly steps?: string;
}

/** A mailto link to the help desk with time, browser and error. */
export function troubleMail({ email, at, browser, detail, steps = '' }: Trouble): string {
  const body = [
    'What were you doing when this happened?',
    '',
    '',
    `Time: ${at}`,
    `Browser: ${browser || 'unknown'}`,
    `Error: ${detail}`,
    ...(steps === '' ? [] : ['', 'Last steps:', steps]),
  ].join('\n');
  return `mailto:${email}?subject=${encodeURIComponent('A page on Verandah did not load')}&body=${encodeURIComponent(body)}`;
}
