/** What the tab of the browser says besides the title of the page: that somebody is waited for. */

class TabSign {
  /** What is said, null for nothing. */
  text = $state<string | null>(null);
}

export const tabSign = new TabSign();
