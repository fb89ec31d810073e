import { Facts } from './facts.tsx';

export default { component: Facts };

export const OnACard = () => <Facts features={{ bedrooms: 3, bathrooms: 1, cars: 2 }} land={412} />;

export const OnAPage = () => <Facts features={{ bedrooms: 5, bathrooms: 3, cars: 4 }} land={52_300} size="page" />;

/** Missing values and zeros are left out. */
export const Some = () => <Facts features={{ bedrooms: 1, bathrooms: null, cars: 0 }} />;
