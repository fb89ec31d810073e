import { createFragments } from '@verandah/areas/browser';
import { area } from '../area.ts';

export const { version, open } = createFragments(area, {
  save: async () => (await import('./features/saving/save-layer.tsx')).SaveLayer,
  alert: async () => (await import('./features/alerts/alert-layer.tsx')).AlertLayer,
  background: async () => (await import('./features/background/background.tsx')).Background,
});
