type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Lets the browser ask before it closes the page, as long as something would be lost by that. */
export function askBeforeClosing(isLost: () => boolean, page: Page = window): () => void {
  const ask = (event: Event) => {
    if (isLost()) event.preventDefault();
  };
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
