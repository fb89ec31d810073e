import { iconShape } from './icon-shape.tsx';

export const FloorPlanIcon = /* #__PURE__ */ iconShape(
  <>
    <rect width="7" height="18" x="3" y="3" rx="1" />
    <rect width="7" height="7" x="14" y="3" rx="1" />
    <rect width="7" height="7" x="14" y="14" rx="1" />
  </>,
);
