import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import { startBackground } from './start-background.ts';

/** Renders nothing; starts the background work of member pages. */
export function Background(): null {
  const services = useServices();
  useEffect(() => startBackground(services), [services]);
  return null;
}
