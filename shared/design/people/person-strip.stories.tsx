import { Button } from '../base/button.tsx';
import { PersonStrip } from './person-strip.tsx';

export default { component: PersonStrip };

export const WithAction = () => (
  <PersonStrip name="Amelia Tran" href="/agent/amelia-tran" detail="Finch Estate Agents">
    <Button size="small">Message</Button>
  </PersonStrip>
);

export const WithoutLink = () => <PersonStrip name="Jo Li" detail="Member since 2024" />;

export const LongText = () => (
  <PersonStrip
    name="Wilhelmina Papadopoulos-Featherstonehaugh"
    href="/agent/wilhelmina"
    detail="Finch, Honeyeater and Rosella Real Estate Agents of Queanbeyan"
  >
    <Button size="small">Message</Button>
  </PersonStrip>
);
