import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { boundariesFolder } from './import-built-in.ts';
import { checkOutline } from './check-outline.ts';
import { readShapes } from './outline-file.ts';
import { pinInside } from './pin-inside.ts';

/** Data of a locality in the built-in boundaries, see their README. */
const properties = v.object({
  ssc: v.string(),
  name: v.string(),
  state: v.string(),
  postcode: v.string(),
  lga: v.string(),
  type: v.string(),
  pop: v.number(),
});

const quoteCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The localities of the built-in boundaries as a table that `importLocalities` reads: each with a pin inside its
 * outline, to a metre.
 */
export async function outlinedLocalities(): Promise<string> {
  const lines = ['name,state,postcode,latitude,longitude,ssc,type,population,lga'];
  for (const file of (await readdir(boundariesFolder)).filter((name) => name.endsWith('.gz')).toSorted()) {
    for await (const shape of readShapes(createReadStream(join(boundariesFolder, file)))) {
      const { ssc, name, state, postcode, lga, type, pop } = v.parse(properties, shape.properties);
      const polygons = checkOutline(shape.geometry);
      if (typeof polygons === 'string') throw new Error(`${name}, ${state}: ${polygons}`);
      const { latitude, longitude } = pinInside(polygons);
      lines.push(
        [
          quoteCell(name),
          state,
          postcode,
          latitude.toFixed(5),
          longitude.toFixed(5),
          ssc,
          type,
          pop,
          quoteCell(lga),
        ].join(','),
      );
    }
  }
  return `${lines.join('\n')}\n`;
}
