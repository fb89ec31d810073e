// A company that offices belong to.
export { loadCompany as load } from './load.ts';
export { CompanyView as View } from './view.tsx';
