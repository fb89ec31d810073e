import { Suspense } from 'react';
import type { CompareData } from './data.ts';
import { laterCompare } from './later.ts';

export const CompareView = ({ data }: { readonly data: CompareData }) => (
  <Suspense>
    <laterCompare.View data={data} />
  </Suspense>
);
