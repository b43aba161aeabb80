/** The address of the page: read, changed, and followed. Plain links need nothing special. */

import { type Place, placeOf } from './routes.ts';

function here(): Place {
  return placeOf(location.pathname, location.hash.slice(1));
}

class Router {
  #place = $state.raw<Place>(here());

  get place(): Place {
    return this.#place;
  }

  /** Goes to an address of this site; `replace` leaves no step behind for the back button. */
  go(address: string, { replace = false }: { replace?: boolean } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#arrive();
  }

  /** Follows the address bar and the links of the page; called once. */
  begin(): void {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => {
      const link = followed(event);
      if (!link) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
      scrollTo(0, 0);
    });
  }

  #arrive(): void {
    this.#place = here();
  }
}

/** The link that a click asks this page to follow; null where the browser should do as it does. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const isWithinPage = link.pathname === location.pathname && link.hash !== '';
  return isWithinPage || placeOf(link.pathname).page === 'missing' ? null : link;
}

export const router = new Router();

/** Goes to an address of this site: `go('/t/abc')`. */
export function go(address: string, options?: { replace?: boolean }): void {
  router.go(address, options);
}
