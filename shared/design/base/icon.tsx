import type { IconShape } from '../icons/icon-shape.tsx';

/** An icon beside text. Hidden from screen readers unless it has a label. */
export function Icon({
  shape: Shape,
  label,
  size = '1.25em',
}: {
  readonly shape: IconShape;
  readonly label?: string;
  readonly size?: number | string;
}) {
  return label ? (
    <Shape role="img" aria-label={label} width={size} height={size} />
  ) : (
    <Shape aria-hidden="true" width={size} height={size} />
  );
}
