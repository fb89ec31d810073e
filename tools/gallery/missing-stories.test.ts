import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingStories } from './missing-stories.ts';

test('[A11Y-10] every component that the design system exports has a story', () => {
  expect(missingStories(join(import.meta.dirname, '../../shared/design'))).toEqual([]);
});

test('[A11Y-10] a component without a story is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  mkdirSync(join(folder, 'base'));
  writeFileSync(
    join(folder, 'public.ts'),
    [
      "export { Badge } from './base/badge.tsx';",
      "export { Chip, type ChipProps } from './base/chip.tsx';",
      "export { useChip } from './base/use-chip.tsx';",
    ].join('\n'),
  );
  writeFileSync(join(folder, 'base/badge.stories.tsx'), "import { Badge } from './badge.tsx';\n");
  expect(missingStories(folder)).toEqual(['Chip']);
  rmSync(folder, { recursive: true });
});
