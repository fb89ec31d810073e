import type { Head } from '@verandah/areas';

function setElement(selector: string, make: () => HTMLElement, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(make());
  element.setAttribute(attribute, value);
}

const element = (tag: string, attributes: Readonly<Record<string, string>>) => (): HTMLElement => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

/**
 * Updates the document head for the current page. Removes structured data: only robots read it, and they load every
 * page.
 */
export function applyHead({ title, description, canonical, noIndex, feeds }: Head): void {
  document.title = title;
  setElement('meta[name="description"]', element('meta', { name: 'description' }), 'content', description);
  setElement(
    'link[rel="canonical"]',
    element('link', { rel: 'canonical' }),
    'href',
    canonical && new URL(canonical, window.location.origin).href,
  );
  setElement('meta[name="robots"]', element('meta', { name: 'robots' }), 'content', noIndex ? 'noindex' : undefined);
  for (const link of document.head.querySelectorAll('link[type="application/atom+xml"]')) link.remove();
  for (const { title: name, href } of feeds ?? [])
    document.head.append(element('link', { rel: 'alternate', type: 'application/atom+xml', title: name, href })());
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}
