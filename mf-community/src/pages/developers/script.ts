export { loadDevelopers as load } from './load.ts';
export { DevelopersView as View } from './view.tsx';
