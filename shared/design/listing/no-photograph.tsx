/**
 * A home among hills and trees in the site's own colours, where there is no photograph yet. On the ground of its
 * box; hills and ground reach beyond the drawing into a wide one.
 */
export function NoPhotograph({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      width="100%"
      height="100%"
      overflow="visible"
    >
      <circle cx="232" cy="58" r="17" opacity="0.14" />
      <path opacity="0.1" d="M-600 142Q-450 100-300 138T0 130T300 122T600 134T900 122V200H-600Z" />
      <path opacity="0.14" d="M-600 160Q-450 150-300 158T0 156T300 155T600 158T900 156V200H-600Z" />
      <g opacity="0.3">
        <path d="M62 160v-30h4v30Z" />
        <circle cx="64" cy="118" r="20" />
        <circle cx="50" cy="128" r="12" />
        <circle cx="78" cy="127" r="13" />
        <path d="M243 162v-22h3v22Z" />
        <circle cx="244" cy="132" r="14" />
        <circle cx="254" cy="138" r="9" />
      </g>
      <path opacity="0.42" d="M104 122h92v38h-92Z" />
      <path opacity="0.75" d="M92 124L122 92h56l30 32Z" />
      <path opacity="0.75" d="M164 82h10v14h-10Z" />
      <path
        opacity="0.62"
        d="M86 124h128v5H86ZM90 129h3v31h-3ZM126 129h3v31h-3ZM171 129h3v31h-3ZM207 129h3v31h-3ZM84 160h132v5H84Z"
      />
      <path fill="var(--v-sunken)" d="M144 136h12v24h-12ZM108 136h12v13h-12ZM180 136h12v13h-12Z" />
    </svg>
  );
}
