import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Geometry } from 'geojson';
import { feature } from 'topojson-client';
import * as v from 'valibot';
import { codeOf, messageOf } from '../../../platform/failure.ts';
import { FileProblem } from './report.ts';

/** A shape of a file, not checked yet. */
export interface ReadShape {
  /** From 1. */
  readonly number: number;
  readonly properties: Readonly<Record<string, unknown>>;
  /** null if the file has none that can be read. */
  readonly geometry: Geometry | null;
}

/** Unpacked; a text can't be much longer. */
const mostBytes = 400 * 1024 * 1024;

const unpack = promisify(gunzip);

const properties = v.fallback(v.record(v.string(), v.unknown()), {});
const shape = v.looseObject({ type: v.string() });
const topology = v.looseObject({
  type: v.literal('Topology'),
  arcs: v.array(v.unknown()),
  objects: v.record(v.string(), v.unknown()),
});
const collection = v.looseObject({ type: v.literal('FeatureCollection'), features: v.array(v.unknown()) });
const geometryCollection = v.looseObject({ type: v.literal('GeometryCollection'), geometries: v.array(v.unknown()) });

/**
 * The shapes of a GeoJSON or TopoJSON file, packed with gzip or not.
 * @throws {FileProblem} when it is neither
 */
export async function* readShapes(file: Readable): AsyncGenerator<ReadShape> {
  const document = parseText(await textOf(file));
  if (v.is(collection, document)) {
    let number = 0;
    for (const each of document.features) {
      number += 1;
      const read = v.safeParse(v.looseObject({ properties, geometry: v.fallback(v.nullable(shape), null) }), each);
      yield {
        number,
        properties: read.success ? read.output.properties : {},
        geometry: read.success ? (read.output.geometry as Geometry | null) : null,
      };
    }
  } else if (v.is(topology, document)) {
    let number = 0;
    for (const each of Object.values(document.objects).flatMap((object) =>
      v.is(geometryCollection, object) ? object.geometries : [object],
    )) {
      number += 1;
      const read = v.safeParse(v.looseObject({ properties }), each);
      yield { number, properties: read.success ? read.output.properties : {}, geometry: geometryOf(document, each) };
    }
  } else {
    throw new FileProblem('The file is neither a GeoJSON FeatureCollection nor a TopoJSON Topology.');
  }
}

/** null when the arcs that it names are not there. */
function geometryOf(document: unknown, object: unknown): Geometry | null {
  try {
    const made = feature(document as Parameters<typeof feature>[0], object as Parameters<typeof feature>[1]);
    return made.type === 'Feature' ? made.geometry : null;
  } catch {
    return null; // no valid topology: the import reports the row
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new FileProblem(`The file is not JSON: ${messageOf(error)}`);
  }
}

async function textOf(file: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  try {
    return (await unpack(bytes, { maxOutputLength: mostBytes })).toString('utf8');
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE')
      throw new FileProblem(
        `The file has more than ${mostBytes / 1024 / 1024} MB unpacked. Simplify its outlines, or import it in parts.`,
      );
    throw new FileProblem(`The file cannot be unpacked: ${messageOf(error)}`);
  }
}
