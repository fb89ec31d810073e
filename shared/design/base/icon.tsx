import type { IconShape } from '../icons/icon-shape.tsx';

/** An icon beside text, a quarter larger than it by default. Hidden from screen readers unless it has a label. */
export function Icon({
  shape: Shape,
  label,
  size,
}: {
  readonly shape: IconShape;
  readonly label?: string;
  readonly size?: number | string;
}) {
  const sizes = size === undefined ? {} : { width: size, height: size };
  return label ? <Shape role="img" aria-label={label} {...sizes} /> : <Shape aria-hidden="true" {...sizes} />;
}
