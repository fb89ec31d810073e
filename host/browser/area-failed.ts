/** Replaces the content of an area when none of its releases can be shown. The rest of the page is unchanged. */
export function showAreaFailed(container: HTMLElement): void {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.setAttribute('data-area-failed', '');
  const title = document.createElement('h1');
  title.textContent = 'This part of the page isn’t available right now';
  const text = document.createElement('p');
  const again = document.createElement('a');
  again.href = window.location.href;
  again.dataset['reload'] = '';
  again.textContent = 'Reload page';
  text.append('The rest of the site still works. ', again, '.');
  box.append(title, text);
  container.replaceChildren(box);
}
