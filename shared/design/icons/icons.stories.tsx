import { Icon } from '../base/icon.tsx';
import type { IconShape } from './icon-shape.tsx';
import { ArrowRightIcon } from './arrow-right.tsx';
import { BellIcon } from './bell.tsx';
import { CalendarIcon } from './calendar.tsx';
import { CheckIcon } from './check.tsx';
import { ChevronDownIcon } from './chevron-down.tsx';
import { ChevronLeftIcon } from './chevron-left.tsx';
import { ChevronRightIcon } from './chevron-right.tsx';
import { CloseIcon } from './close.tsx';
import { DownloadIcon } from './download.tsx';
import { EyeOffIcon } from './eye-off.tsx';
import { FilterIcon } from './filter.tsx';
import { FloorPlanIcon } from './floor-plan.tsx';
import { HeartIcon } from './heart.tsx';
import { InfoIcon } from './info.tsx';
import { ListIcon } from './list.tsx';
import { MailIcon } from './mail.tsx';
import { MapIcon } from './map.tsx';
import { MenuIcon } from './menu.tsx';
import { MinusIcon } from './minus.tsx';
import { PhoneIcon } from './phone.tsx';
import { PinIcon } from './pin.tsx';
import { PlayIcon } from './play.tsx';
import { PlusIcon } from './plus.tsx';
import { PrinterIcon } from './printer.tsx';
import { SearchIcon } from './search.tsx';
import { ShareIcon } from './share.tsx';
import { StarIcon } from './star.tsx';
import { ThumbsDownIcon } from './thumbs-down.tsx';
import { ThumbsUpIcon } from './thumbs-up.tsx';
import { WarningIcon } from './warning.tsx';

export default { title: 'Icons' };

const shapes: Readonly<Record<string, IconShape>> = {
  ArrowRightIcon,
  BellIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DownloadIcon,
  EyeOffIcon,
  FilterIcon,
  FloorPlanIcon,
  HeartIcon,
  InfoIcon,
  ListIcon,
  MailIcon,
  MapIcon,
  MenuIcon,
  MinusIcon,
  PhoneIcon,
  PinIcon,
  PlayIcon,
  PlusIcon,
  PrinterIcon,
  SearchIcon,
  ShareIcon,
  StarIcon,
  ThumbsDownIcon,
  ThumbsUpIcon,
  WarningIcon,
};

export const All = () => (
  <ul style={{ columns: '12rem', padding: 0, listStyle: 'none' }}>
    {Object.entries(shapes).map(([name, shape]) => (
      <li key={name} style={{ display: 'flex', gap: '0.75rem', alignItems: 'center', minHeight: '2.5rem' }}>
        <Icon shape={shape} size={24} />
        {name}
      </li>
    ))}
  </ul>
);
