import { detailsLabels } from './details.ts';
import { homeLabels } from './home.ts';

const labels: Readonly<Record<string, string>> = { ...homeLabels, ...detailsLabels, addresses: 'Addresses' };

/** Label of a field of the editor, for its validation errors. */
export const editorLabel = (name: string): string => {
  if (name.startsWith('alt-')) return 'The description';
  return name.startsWith('order-') ? 'The list' : (labels[name] ?? name);
};
