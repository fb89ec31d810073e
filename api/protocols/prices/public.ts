export { cornerNames, mostCorners, prices, rowNames, shapeNames, skipNames } from './prices.ts';
export { addSent, type Sent } from './sent.ts';
