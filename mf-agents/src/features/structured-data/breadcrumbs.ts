export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** Breadcrumbs as schema.org data. */
export const breadcrumbs = (crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href,
  })),
});
