import { iconShape } from './icon-shape.tsx';

export const ChevronLeftIcon = /* #__PURE__ */ iconShape(<path d="m15 18-6-6 6-6" />);
