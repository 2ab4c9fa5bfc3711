import { fileNameOf, LARGEST_FILE, type Parcel, type Picked, type Sent, type Way } from './way';

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

function download(parcel: Parcel): void {
  const address = URL.createObjectURL(new Blob([parcel.text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(parcel);
  link.click();
  // Not at once: some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const pickText = (): Promise<Picked> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,.txt,application/json,text/plain';
    input.addEventListener('cancel', () => resolve(undefined));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      resolve(file === undefined ? undefined : read(file));
    });
    input.click();
  });

async function read(file: File): Promise<Picked> {
  if (file.size > LARGEST_FILE) return { fault: 'tooLong' };
  return file.text().then(
    (text) => ({ text }),
    () => ({ fault: 'notRead' }),
  );
}
