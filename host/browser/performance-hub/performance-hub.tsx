import { createRoot } from 'react-dom/client';
import type { Bus } from '@verandah/bus';
import type { BootData } from '../../boot.ts';
import { DeveloperPanel } from './developer-panel.tsx';
import styles from './performance-hub.module.css';

/** Shows below the page what runs in it: speed, releases, messages on the bus. */
export function showPerformanceHub(
  boot: Pick<BootData, 'hostVersion' | 'set' | 'areas' | 'shell'>,
  bus: Pick<Bus, 'follow'>,
): void {
  const hub = document.createElement('aside');
  hub.setAttribute('aria-label', 'Developer panel');
  hub.dataset['performanceHub'] = '';
  hub.className = styles['hub'] ?? '';
  document.body.append(hub);
  createRoot(hub).render(<DeveloperPanel boot={boot} bus={bus} />);
}
