import type { BootData } from '../../boot.ts';
import styles from './performance-hub.module.css';
import { followVitals, vitalsText } from './vitals.ts';

/** Shows a line below the page with its speed and its releases. */
export function showPerformanceHub({ hostVersion, areas }: Pick<BootData, 'hostVersion' | 'areas'>): void {
  const hub = document.createElement('aside');
  hub.setAttribute('aria-label', 'Page speed');
  hub.dataset['performanceHub'] = '';
  hub.className = styles['hub'] ?? '';
  const releases = [
    `host@${hostVersion}`,
    ...Object.entries(areas).map(([area, { live }]) => `${area}@${live.version}`),
  ].join(', ');
  followVitals((vitals) =>
    hub.replaceChildren(
      ...[...vitalsText(vitals), releases].map((text) => {
        const part = document.createElement('span');
        part.textContent = text;
        return part;
      }),
    ),
  );
  document.body.append(hub);
}
