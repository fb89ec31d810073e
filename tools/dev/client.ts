// Runs in the pages of the development server: passes each build on to the area, and shows what prevents it from being
// built.

interface Problem {
  readonly where: string;
  readonly message: string;
}
interface Page {
  verandahBuild?: string;
}

const page = window as unknown as Page;
/** A page that only showed a problem is reloaded once that is fixed. */
const failed = document.documentElement.dataset['failed'] !== undefined;

const overlay = document.createElement('div');
overlay.setAttribute('role', 'alert');
overlay.id = 'development-problems';
overlay.style.cssText =
  'position:fixed;inset:0;z-index:2147483647;overflow:auto;padding:24px;background:#16181df2;color:#f4f4f5;font:14px/1.5 ui-monospace,monospace;';

function showProblems(problems: readonly Problem[]): void {
  const title = document.createElement('h2');
  title.textContent = 'This edit can’t be built';
  title.style.cssText = 'margin:0 0 16px;font:600 18px system-ui,sans-serif;color:#ff9d9d;';
  overlay.replaceChildren(
    title,
    ...problems.flatMap(({ where, message }) => {
      const place = document.createElement('p');
      place.textContent = where;
      place.style.cssText = 'margin:16px 0 4px;font-weight:600;';
      const text = document.createElement('pre');
      text.textContent = message;
      text.style.cssText = 'margin:0;white-space:pre-wrap;';
      return [place, text];
    }),
  );
  document.body.append(overlay);
}

/** The first event describes the build that this page was rendered with. */
let begun = false;
new EventSource('/dev/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
  const news = JSON.parse(data) as { hash: string } | { problems: readonly Problem[] };
  if ('problems' in news) {
    begun = true;
    return showProblems(news.problems);
  }
  overlay.remove();
  if (failed && begun) return window.location.reload();
  begun = true;
  page.verandahBuild = news.hash;
  window.dispatchEvent(new Event('verandah-build'));
});
