import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import { keepUp } from './keep-up.ts';

/** Shows nothing: what members' pages need in the background. */
export function Background(): null {
  const services = useServices();
  useEffect(() => keepUp(services), [services]);
  return null;
}
