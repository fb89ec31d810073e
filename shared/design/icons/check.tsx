import { iconShape } from './icon-shape.tsx';

export const CheckIcon = /* #__PURE__ */ iconShape(<path d="M20 6 9 17l-5-5" />);
