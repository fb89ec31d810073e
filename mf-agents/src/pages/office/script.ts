// An office. What it sells, lets, has sold and leased are results of the search area below the same address.
export { loadOffice as load, submitOffice as submit } from './load.ts';
export { OfficeView as View } from './view.tsx';
