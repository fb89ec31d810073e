import { iconShape } from './icon-shape.tsx';

export const CloseIcon = /* #__PURE__ */ iconShape(
  <>
    <path d="M18 6 6 18" />
    <path d="m6 6 12 12" />
  </>,
);
