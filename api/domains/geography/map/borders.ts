import { readFile } from 'node:fs/promises';
import type { FeatureCollection, MultiLineString } from 'geojson';

/**
 * The borders between states and territories, without the coast: the lines that two of the Australian Bureau of
 * Statistics' outlines share (ASGS 2016, CC BY 4.0), simplified to a hundred metres.
 */
export async function readBorders(): Promise<FeatureCollection> {
  const geometry = JSON.parse(
    await readFile(new URL('./state-borders.json', import.meta.url), 'utf8'),
  ) as MultiLineString;
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
}
