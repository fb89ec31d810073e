import { iconShape } from './icon-shape.tsx';

export const MenuIcon = /* #__PURE__ */ iconShape(
  <>
    <path d="M4 5h16" />
    <path d="M4 12h16" />
    <path d="M4 19h16" />
  </>,
);
