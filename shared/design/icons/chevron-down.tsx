import { iconShape } from './icon-shape.tsx';

export const ChevronDownIcon = /* #__PURE__ */ iconShape(<path d="m6 9 6 6 6-6" />);
