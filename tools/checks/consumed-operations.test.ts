import { join } from 'node:path';
import { graphSchema, operationProblems } from '@verandah/api';
import { areaDocuments } from '../contracts/area-documents.ts';
import { areaNames } from '../areas.ts';

const root = join(import.meta.dirname, '../..');

test.each(areaNames(root))(
  '[REL-03, GQL-12] the graph API knows every operation that area %s declares',
  async (area) => {
    const declared = await areaDocuments(root, area);
    expect(declared.length).toBeGreaterThan(0);
    expect(operationProblems(graphSchema, declared)).toEqual([]);
  },
);
