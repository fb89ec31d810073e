import type { PlaceData } from './data.ts';
import { PlaceView } from './place-view.tsx';
import { UnknownView } from './unknown-view.tsx';

/** A place's page, or what stands in for it. */
export const PlacePageView = ({ data }: { readonly data: PlaceData }) =>
  data.kind === 'place' ? <PlaceView page={data} /> : <UnknownView />;
