import { features, type FeatureName } from '../vocabulary/features.ts';

/** 'airConditioning' → 'air-conditioning'; an open fireplace is just a 'fireplace'. */
export function featureSlug(name: FeatureName): string {
  return name === 'openFirePlace' ? 'fireplace' : name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Reads slugs and names of the graph API, in any case; undefined for any other word. */
export function featureOfWord(word: string): FeatureName | undefined {
  const plain = word.replaceAll('-', '').toLowerCase();
  return features.find(({ name }) => name.toLowerCase() === plain || featureSlug(name).replaceAll('-', '') === plain)
    ?.name;
}
