import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import { startBackground } from './start-background.ts';

/** Shows nothing: what members' pages need in the background. */
export function Background(): null {
  const services = useServices();
  useEffect(() => startBackground(services), [services]);
  return null;
}
