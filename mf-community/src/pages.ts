import { apiReferencePage } from './pages/api-reference/page.ts';
import { askPage } from './pages/ask/page.ts';
import { authorPage } from './pages/author/page.ts';
import { blogPage } from './pages/blog/page.ts';
import { casePage } from './pages/case/page.ts';
import { developersPage } from './pages/developers/page.ts';
import { draftsPage } from './pages/drafts/page.ts';
import { editorPage } from './pages/editor/page.ts';
import { editPage } from './pages/edit/page.ts';
import { moderationPage } from './pages/moderation/page.ts';
import { postPage } from './pages/post/page.ts';
import { questionPage } from './pages/question/page.ts';
import { questionsPage } from './pages/questions/page.ts';
import { yoursPage } from './pages/yours/page.ts';

/** All pages of the area. */
export const pages = [
  questionsPage,
  questionPage,
  askPage,
  yoursPage,
  editPage,
  blogPage,
  authorPage,
  postPage,
  draftsPage,
  editorPage,
  moderationPage,
  casePage,
  developersPage,
  apiReferencePage,
];
