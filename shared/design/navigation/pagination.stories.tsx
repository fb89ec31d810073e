import { Pagination } from './pagination.tsx';

export default { component: Pagination };

const href = (page: number): string => `?page=${page}`;

export const First = () => <Pagination current={1} total={3} href={href} />;

export const Middle = () => <Pagination current={17} total={42} href={href} />;

export const Last = () => <Pagination current={1204} total={1204} href={href} />;
