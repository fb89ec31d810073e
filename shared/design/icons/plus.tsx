import { iconShape } from './icon-shape.tsx';

export const PlusIcon = /* #__PURE__ */ iconShape(
  <>
    <path d="M5 12h14" />
    <path d="M12 5v14" />
  </>,
);
