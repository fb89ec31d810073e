import type { IconShape } from '@verandah/design';

const line = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const UpIcon: IconShape = (props) => (
  <svg {...line} {...props}>
    <path d="m18 15-6-6-6 6" />
  </svg>
);
export const DownIcon: IconShape = (props) => (
  <svg {...line} {...props}>
    <path d="m6 9 6 6 6-6" />
  </svg>
);
