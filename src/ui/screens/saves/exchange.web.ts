import type { Parcel, Sent, Way } from './way';

/** Longer than any text that is taken in, so that a wrong file is refused without being read to its end. */
const LONGEST_READ = 4_000_000;

export const waysOut = (): readonly Way[] =>
  'share' in navigator ? ['share', 'copy', 'download'] : ['copy', 'download'];

export async function send(way: Way, parcel: Parcel): Promise<Sent> {
  try {
    if (way === 'share') await navigator.share({ title: parcel.name, text: parcel.text });
    else if (way === 'copy') await navigator.clipboard.writeText(parcel.text);
    else download(parcel);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}

function download({ name, text }: Parcel): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[\\/:*?"<>|]/g, '-')}.json`;
  link.click();
  // Not at once: some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The text of a file that somebody chooses; undefined if they choose none. */
export const pickText = (): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,.txt,application/json,text/plain';
    input.addEventListener('cancel', () => resolve(undefined));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file === undefined) resolve(undefined);
      else file.slice(0, LONGEST_READ).text().then(resolve, reject);
    });
    input.click();
  });
