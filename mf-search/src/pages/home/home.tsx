import { Suspense } from 'react';
import type { HomeData } from './data.ts';
import { laterHome } from './later.ts';

export const Home = ({ data }: { readonly data: HomeData }) => <Suspense><laterHome.View data={data} /></Suspense>;
