import { iconShape } from '@verandah/design';

export const StreetIcon = iconShape(
  <>
    <path d="M4 20 9 4" />
    <path d="m20 20-5-16" />
    <path d="M12 5v2" />
    <path d="M12 11v2" />
    <path d="M12 17v2" />
  </>,
);
export const SchoolIcon = iconShape(
  <>
    <path d="m2 9 10-5 10 5-10 5z" />
    <path d="M6 11.5V16c0 1.5 2.7 3 6 3s6-1.5 6-3v-4.5" />
    <path d="M22 9v6" />
  </>,
);
export const StationIcon = iconShape(
  <>
    <rect x="5" y="3" width="14" height="14" rx="3" />
    <path d="M5 11h14" />
    <path d="M9 14h.01" />
    <path d="M15 14h.01" />
    <path d="m8 17-2 4" />
    <path d="m16 17 2 4" />
  </>,
);
export const OfficeIcon = iconShape(
  <>
    <rect x="4" y="2" width="16" height="20" rx="2" />
    <path d="M9 22v-4h6v4" />
    <path d="M8 7h.01" />
    <path d="M12 7h.01" />
    <path d="M16 7h.01" />
    <path d="M8 12h.01" />
    <path d="M12 12h.01" />
    <path d="M16 12h.01" />
  </>,
);
export const AgentIcon = iconShape(
  <>
    <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" />
    <circle cx="12" cy="7" r="4" />
  </>,
);
export const RecentIcon = iconShape(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </>,
);
export const NearIcon = iconShape(
  <>
    <circle cx="12" cy="12" r="7" />
    <circle cx="12" cy="12" r="2" />
    <path d="M12 2v3" />
    <path d="M12 19v3" />
    <path d="M2 12h3" />
    <path d="M19 12h3" />
  </>,
);
