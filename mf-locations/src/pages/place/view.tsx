import type { PlaceData } from './data.ts';
import { PlaceView } from './place-view.tsx';
import { UnknownView } from './unknown-view.tsx';

/** A location's page, or the page for one that could not be loaded. */
export const PlacePageView = ({ data }: { readonly data: PlaceData }) =>
  data.kind === 'place' ? <PlaceView page={data} /> : <UnknownView />;
