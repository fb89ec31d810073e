import { iconShape } from './icon-shape.tsx';

export const ArrowRightIcon = /* #__PURE__ */ iconShape(
  <>
    <path d="M5 12h14" />
    <path d="m12 5 7 7-7 7" />
  </>,
);
