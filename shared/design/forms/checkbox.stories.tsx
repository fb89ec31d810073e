import { Checkbox, Radio } from './checkbox.tsx';

export default { component: Checkbox };

export const Checkboxes = () => (
  <fieldset>
    <legend>Features</legend>
    <Checkbox label="Swimming pool" count={1284} defaultChecked />
    <Checkbox label="Air conditioning" count={0} disabled />
    <Checkbox label="Home office" hint="A room with a door, besides the bedrooms" />
  </fieldset>
);

export const Radios = () => (
  <fieldset>
    <legend>How often</legend>
    <Radio name="often" value="daily" label="Daily" defaultChecked />
    <Radio name="often" value="weekly" label="Weekly" hint="On Mondays" />
    <Radio name="often" value="never" label="Never" disabled />
  </fieldset>
);

export const LongText = () => (
  <Checkbox
    label="Pass my details on to Finch, Honeyeater and Rosella Real Estate Agents of Queanbeyan to answer this enquiry"
    count={12_345}
  />
);
