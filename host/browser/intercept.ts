/** What links and forms need of the navigation. */
export interface Follower {
  owns(url: URL): boolean;
  isHere(url: URL): boolean;
  follow(link: HTMLAnchorElement): void;
  navigate(href: string): Promise<void>;
}

/**
 * Follows plain links of the site, and GET forms marked `data-enhance`, without a page load. The browser handles the
 * rest: other mouse buttons and modifier keys, `target`, `download`, `data-reload`, other origins, paths that no area
 * owns, and anchors on the same page.
 */
export function interceptLinks(navigation: Follower): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (
      !link ||
      (link.target && link.target !== '_self') ||
      link.hasAttribute('download') ||
      link.dataset['reload'] !== undefined
    )
      return;
    const url = new URL(link.href, window.location.href);
    if (navigation.isHere(url) || !navigation.owns(url)) return;
    event.preventDefault();
    navigation.follow(link);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (
      event.defaultPrevented ||
      !(form instanceof HTMLFormElement) ||
      form.dataset['enhance'] === undefined ||
      form.method !== 'get'
    )
      return;
    const url = formAddress(form, event.submitter);
    if (!navigation.owns(url)) return;
    event.preventDefault();
    void navigation.navigate(url.href);
  });
}

/** The URL that a GET form navigates to, without empty fields. */
export function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(
    submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? window.location.href,
    window.location.href,
  );
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string' && value !== '') fields.append(name, value);
  url.search = fields.toString();
  url.hash = '';
  return url;
}
