import { act, fireEvent, screen } from '@testing-library/react';
import { stubGraph, request } from '@verandah/areas/test-kit';
import { PostCard } from '../../features/posts/post-card.tsx';
import { admin, visit } from '../../test-kit/visit.tsx';
import { load as loadPost } from '../post/load.ts';
import { CoverField } from './cover-field.tsx';
import { submitEditor } from './load.ts';
import { TextImage } from './text-image.tsx';
import { EditorView } from './view.tsx';

const post = {
  slug: 'a',
  title: 'Shade',
  summary: 'In short.',
  topic: 'Buying',
  topicSlug: 'buying',
  cover: 'p1',
  coverAlt: 'A verandah in the shade',
  authorName: 'Nadia',
  authorSlug: 'nadia',
  publishedAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
};
const sent: { readonly address: string; readonly type: string }[] = [];
const respondWith = (status: number, body: object): void => {
  globalThis.fetch = (address, init) => {
    sent.push({ address: String(address), type: new Headers(init?.headers).get('content-type') ?? '' });
    const headers = new Headers({ 'content-type': status < 300 ? 'application/json' : 'application/problem+json' });
    const text = (): Promise<string> => Promise.resolve(JSON.stringify(body));
    return Promise.resolve({ ok: status < 300, status, headers, text } as Response);
  };
};
const choose = (type = 'image/png', name = 'a.png') =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(/^Image file/), {
      target: { files: [new File(['x'], name, { type })] },
    });
    // Until everything that was resolved has been read.
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  sent.length = 0;
});

test('[QNA-05] a post’s picture is uploaded when chosen, is shown in the form, and can be removed', async () => {
  visit(
    <form data-testid="form">
      <CoverField cover="" alt="" problems={{}} focused={false} />
    </form>,
  );
  respondWith(201, { cover: 'p0123', width: 1280, height: 720 });
  await choose();
  expect(sent).toEqual([{ address: '/rest/posts/editor/covers', type: 'image/png' }]);
  expect(screen.getByTestId('form')).toHaveFormValues({ cover: 'p0123', coverAlt: '' });
  expect(screen.getByRole('status')).toHaveTextContent('Save the post to keep it.');
  fireEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.getByTestId('form')).toHaveFormValues({ cover: '' });
});

test('[QNA-05] a file that is no picture is not sent; a rejected one shows its error, and the previous picture stays', async () => {
  visit(
    <form data-testid="form">
      <CoverField cover="p1" alt="A verandah" problems={{}} focused={false} />
    </form>,
  );
  await choose('application/pdf', 'a.pdf');
  expect([sent, screen.getByText('Choose a JPEG, PNG, WebP, AVIF or GIF file.')]).toEqual([[], expect.anything()]);
  respondWith(400, { errors: [{ field: 'cover', message: 'The picture is damaged or cut off.' }] });
  await choose();
  expect(screen.getByLabelText(/^Image file/)).toHaveAccessibleDescription(/The picture is damaged or cut off\./);
  expect(screen.getByTestId('form')).toHaveFormValues({ cover: 'p1', coverAlt: 'A verandah' });
});

test('[QNA-05] the picture is saved with the post; missing alternative text is a validation error and nothing typed is lost', async () => {
  const draft = {
    id: '1',
    version: 4,
    slug: 'a',
    title: 'Shade',
    summary: '',
    markdown: 'x',
    topic: '',
    cover: 'p1',
    coverAlt: 'A verandah',
    publishedAt: null,
    updatedAt: '2026-11-02T00:00:00Z',
    html: '',
  };
  const { graph, requests } = stubGraph({ PostDraft: { postDraft: draft }, SavePost: { savePost: { id: '1' } } });
  await submitEditor(request(graph, '/blog/editor/1', { id: '1' }, admin), {
    title: 'Shade',
    markdown: 'x',
    cover: 'p2',
    coverAlt: 'A deck',
    version: '4',
    do: 'save',
  });
  expect(requests.at(-1)?.variables).toMatchObject({ input: { cover: 'p2', coverAlt: 'A deck' } });
});

test('[QNA-05, SEO-02] cards and link previews show the picture with its alternative text', async () => {
  visit(<PostCard post={post} />);
  expect(screen.getByRole('img', { name: 'A verandah in the shade' })).toHaveAttribute('src', '/media/p1/640.webp');
  const { graph } = stubGraph({
    BlogPost: { post: { ...post, html: '<p>Face it north.</p>' }, posts: { results: [] } },
  });
  expect(await loadPost(request(graph, '/blog/a', { slug: 'a' }))).toMatchObject({
    head: { image: '/media/p1/960.jpg', structuredData: [{ image: '/media/p1/960.jpg' }, {}] },
  });
});

test('[QNA-05] a rejected editor form focuses the first field with an error', () => {
  const fields = {
    title: 'Shade',
    summary: '',
    markdown: 'x',
    topic: '',
    slug: '',
    version: '',
    cover: 'p1',
    coverAlt: '',
  };
  visit(
    <EditorView
      data={{
        draft: null,
        fields,
        preview: [],
        isPreview: false,
        problems: { coverAlt: 'Say what it shows.', markdown: 'Too long.' },
        saved: false,
      }}
    />,
  );
  expect(screen.getByLabelText(/^Image description/)).toHaveFocus();
  expect(screen.getByLabelText(/^Image description/)).toHaveAccessibleDescription(/Say what it shows\./);
});

test('[QNA-05] a preview shows what is in the fields, unsaved, as readers will see it', async () => {
  const { graph, requests } = stubGraph({ PostPreview: { postPreview: '<p>Well <strong>shaded</strong>.</p>' } });
  const form = { do: 'preview', title: 'Shade', summary: 'In short.', markdown: 'Well **shaded**.', cover: 'p1' };
  const loaded = await submitEditor(request(graph, '/blog/editor/new', { id: 'new' }, admin), form);
  expect(requests).toEqual([{ name: 'PostPreview', variables: { markdown: 'Well **shaded**.' } }]);
  if (loaded.status !== 200) throw new Error(`The editor answered ${loaded.status}.`);
  visit(<EditorView data={loaded.data} />, { session: admin });
  expect(screen.getByRole('heading', { name: 'Preview' })).toHaveFocus();
  expect(screen.getByText('Shade')).toBeInTheDocument();
  expect(screen.getByText('shaded', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByLabelText('Text')).toHaveValue('Well **shaded**.');
  expect(screen.getByText('Not saved yet.')).toBeInTheDocument();
});

test('[QNA-05] an image is put into the text with its description, which it must have', async () => {
  visit(
    <>
      <textarea id="text" aria-label="Text" defaultValue={'One.\n\nTwo.'} />
      <TextImage target="text" />
    </>,
  );
  respondWith(201, { cover: 'p0123', width: 1280, height: 720 });
  const add = () =>
    act(async () => {
      fireEvent.change(screen.getByLabelText('Image for the text'), {
        target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
      });
      await new Promise((resolve) => setTimeout(resolve));
    });
  await add();
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Description')).toHaveAccessibleDescription(/Describe the image for people/);
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'A porch] in the shade' } });
  const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
  text.setSelectionRange(4, 4);
  await add();
  expect(text).toHaveValue('One.\n\n![A porch in the shade](/media/p0123/960.webp)\n\nTwo.');
  expect(screen.getByRole('status')).toHaveTextContent('Image added to the text.');
});
