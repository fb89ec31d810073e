/** Components of a location's label and slug. */
export interface LocationParts {
  readonly name: string;
  readonly stateCode?: string | null;
  readonly postcode?: string | null;
}

/** 'Richmond, VIC 3121'; state and postcode may be missing; no location at all reads 'Australia'. */
export function locationLabel(location: LocationParts | null | undefined): string {
  if (!location?.name) return 'Australia';
  const tail = [location.stateCode, location.postcode].filter(Boolean).join(' ');
  return tail ? `${location.name}, ${tail}` : location.name;
}

/** 'richmond-vic-3121': the location's slug in addresses. */
export function locationSlug(location: LocationParts): string {
  return slugText([location.name, location.stateCode, location.postcode].filter(Boolean).join(' '));
}

/** Words in lower case joined by hyphens, without accents or apostrophes: "O'Connor Écoute" → 'oconnor-ecoute'. */
export function slugText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
