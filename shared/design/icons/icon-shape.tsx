import type { JSX, SVGProps } from 'react';
import styles from './icon-shape.module.css';

export type IconShape = (props: IconShapeProps) => JSX.Element;
type IconShapeProps = Omit<SVGProps<SVGSVGElement>, 'ref' | 'className'>;

/**
 * A shape on a 24-pixel grid, drawn with a line of two pixels. Each shape here has a file of its own, so that a page
 * loads those it draws. They are Lucide's, version 1.75.0 (licence beside this file), written out since its components
 * cost a bundle more than its shapes.
 */
export const iconShape =
  (drawing: JSX.Element): IconShape =>
  (props) => (
    <svg className={styles.shape} viewBox="0 0 24 24" {...props}>
      {drawing}
    </svg>
  );
