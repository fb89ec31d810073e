import { iconShape } from './icon-shape.tsx';

export const SearchIcon = /* #__PURE__ */ iconShape(
  <>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </>,
);
