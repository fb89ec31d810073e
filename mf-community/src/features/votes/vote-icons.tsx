import { iconShape } from '@verandah/design';

export const UpIcon = iconShape(<path d="m18 15-6-6-6 6" />);
export const DownIcon = iconShape(<path d="m6 9 6 6 6-6" />);
