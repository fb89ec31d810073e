import { useEffect, type RefObject } from 'react';

/**
 * Closes a menu when a link in it is followed, or by Back or Forward; not when a page arrives, which may be one that
 * was requested before the menu was opened.
 */
export function useCloseOnLeaving(menu: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const follow = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a');
      if (link && menu.current?.contains(link)) close();
    };
    const leave = (event: PopStateEvent): void => {
      if (!('singleSpa' in event)) close(); // single-spa fires an event for our own pushState
    };
    document.addEventListener('click', follow);
    window.addEventListener('popstate', leave);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', leave);
    };
  }, [menu, close]);
}
