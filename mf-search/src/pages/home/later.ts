import { laterView } from '@verandah/areas';
import '../../features/mode/mode-choice.module.css';
import './home.module.css';

/** The home page, which no page of results needs; its styles come with the area, since the server draws it. */
export const laterHome = laterView(async () => (await import(/* webpackChunkName: "search-home" */ './view.tsx')).HomeView);
