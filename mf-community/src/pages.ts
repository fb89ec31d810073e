import './styles.ts';
import { askPage } from './pages/ask/page.ts';
import { blogPage } from './pages/blog/page.ts';
import { casePage } from './pages/case/page.ts';
import { moderationPage } from './pages/moderation/page.ts';
import { postPage } from './pages/post/page.ts';
import { questionPage } from './pages/question/page.ts';
import { questionsPage } from './pages/questions/page.ts';

/** Every page of the area. */
export const pages = [questionsPage, questionPage, askPage, blogPage, postPage, moderationPage, casePage];
