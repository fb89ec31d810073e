import { MapFigure } from './map-figure.tsx';

export default { component: MapFigure };

export const Empty = () => (
  <MapFigure caption="Select a suburb to open it.">
    <p>The map of an area.</p>
  </MapFigure>
);
