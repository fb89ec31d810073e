import { iconShape } from './icon-shape.tsx';

export const ChevronRightIcon = /* #__PURE__ */ iconShape(<path d="m9 18 6-6-6-6" />);
