import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type Json = Readonly<Record<string, unknown>>;

/**
 * JSON Schemas of valibot schemas. One that has a title ('Listing') is written once, among the named ones, and referred
 * to everywhere else. What only code can check (a transformation) is left to the description; bounds that are checked
 * after a transformation are stated before it (`bounded`).
 */
export class JsonSchemas {
  readonly #named = new Map<string, Json>();

  /** By name, in the order of the alphabet. */
  get named(): Readonly<Record<string, Json>> {
    return Object.fromEntries([...this.#named].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** @throws {Error} when two different schemas have the same title */
  of(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
    const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
      typeMode,
      errorMode: 'ignore',
      overrideAction: ({ valibotAction, jsonSchema }) => {
        const { type, metadata } = valibotAction as { readonly type: string; readonly metadata?: object };
        if (type !== 'metadata' || !metadata) return undefined;
        if ('deprecated' in metadata) return { ...jsonSchema, deprecated: true };
        if (!('bounds' in metadata) || typeof metadata.bounds !== 'object') return undefined;
        // The converter copies metadata, of which JSON Schema has no such keyword.
        const { bounds: _metadata, ...schema } = jsonSchema as Json;
        return { ...schema, ...metadata.bounds };
      },
    });
    return this.#hoist(rest) as Json;
  }

  #hoist(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#hoist(each));
    if (typeof value !== 'object' || value === null) return value;
    const { title, ...rest } = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#hoist(each)]));
    // A property may be named "title", too: then it is not a text.
    if (typeof title !== 'string') return title === undefined ? rest : { title, ...rest };
    const before = this.#named.get(title);
    if (before && JSON.stringify(before) !== JSON.stringify(rest))
      throw new Error(`Two different schemas are called ${title}.`);
    this.#named.set(title, rest);
    return { $ref: `#/components/schemas/${title}` };
  }
}
