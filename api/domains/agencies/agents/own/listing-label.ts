import DataLoader from 'dataloader';
import { builder, type GraphContext } from '../../../../platform/graph/public.ts';
import { labelsOf, type ListingLabel } from './label-store.ts';

export const ListingLabelType = builder.objectRef<ListingLabel>('ListingLabel').implement({
  description: 'A listing with its full address for its agents, even if the street is hidden.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uri: t.exposeString('uri', { description: 'Name of the listing in addresses.' }),
    label: t.exposeString('label', { description: 'Address of the home in one line.' }),
    isHidden: t.exposeBoolean('isHidden', { description: 'Whether the street is hidden from everyone else.' }),
  }),
});
const labels = new WeakMap<GraphContext, DataLoader<number, ListingLabel | null>>();

/** The label of a listing; the labels of one operation are read together. */
export function labelOf(context: GraphContext, id: number): Promise<ListingLabel | null> {
  const loader =
    labels.get(context) ??
    new DataLoader<number, ListingLabel | null>(async (ids) => {
      const found = await labelsOf(context.database, ids);
      return ids.map((each) => found.get(each) ?? null);
    });
  labels.set(context, loader);
  return loader.load(id);
}
