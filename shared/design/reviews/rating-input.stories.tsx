import { useState } from 'react';
import { RatingInput } from './rating-input.tsx';

export default { component: RatingInput };

export const Chosen = () => {
  const [value, setValue] = useState(4);
  return <RatingInput name="overall" label="Overall" value={value} onChange={setValue} />;
};

export const SmallAndOptional = () => <RatingInput name="transport" label="Public transport" optional size="small" />;

export const WithError = () => <RatingInput name="overall" label="Overall" error="Choose one to five stars." />;
