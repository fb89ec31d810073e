import { iconShape } from './icon-shape.tsx';

export const MinusIcon = /* #__PURE__ */ iconShape(<path d="M5 12h14" />);
