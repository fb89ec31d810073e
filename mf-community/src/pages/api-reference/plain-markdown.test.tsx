import { createElement } from 'react';
import { render } from '@testing-library/react';
import { plainMarkdown } from './plain-markdown.ts';

test('[GQL-44] texts of the document are paragraphs with code and bold; markup in them is text', () => {
  const Markdown = plainMarkdown({
    createElement: (type, props, ...children) => createElement(String(type), props, ...(children as [])),
  });
  const { container } = render(<Markdown source={'**One** `two` <img src=x onerror=1>\n\n`` **** `open'} />);
  expect(container.innerHTML).toBe(
    '<div class="markdown"><p><strong>One</strong> <code>two</code> &lt;img src=x onerror=1&gt;</p><p>`` **** `open</p></div>',
  );
  expect(Markdown({})).toBeNull();
});

test('[GQL-44] the viewer’s own italics, such as the label of an example, are emphasised', () => {
  const Markdown = plainMarkdown({
    createElement: (type, props, ...children) => createElement(String(type), props, ...(children as [])),
  });
  const { container } = render(<Markdown source="<i>Example</i> : <i>1" />);
  expect(container.innerHTML).toBe('<div class="markdown"><p><em>Example</em> : &lt;i&gt;1</p></div>');
});
