/** Out of sight, and still there for readers. */
const UNSEEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
/** Readers have to meet the region empty first. */
const EMPTY_MS = 50;

let region: HTMLElement | undefined;

/** A region that stays: browsers read aloud what changes in one, not what comes with it. */
function liveRegion(): HTMLElement {
  if (region?.isConnected !== true) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText = UNSEEN;
    document.body.append(region);
  }
  return region;
}

/**
 * Reads words aloud that no live region says: what has just come into being says nothing by itself. What it answers with
 * takes them away again, before other eyes come.
 */
export function announce(words: string): () => void {
  const spoken = liveRegion();
  const said = document.createTextNode(words);
  const timer = setTimeout(() => spoken.replaceChildren(said), EMPTY_MS);
  return () => {
    clearTimeout(timer);
    said.remove();
  };
}
