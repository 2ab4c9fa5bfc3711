import { useEffect } from 'react';
import type { UseLongPaste } from './longPaste';
import { LONGEST_SHOWN } from './way';

/** Takes a long text before the browser puts it into the field, which would keep the page for seconds: pasted or dropped. */
export const useLongPaste: UseLongPaste = (field, take) => {
  useEffect(() => {
    const { current } = field;
    if (!(current instanceof HTMLTextAreaElement)) return undefined;
    const takeLong = (event: Event, brought: DataTransfer | null) => {
      const text = brought?.getData('text') ?? '';
      if (text.length <= LONGEST_SHOWN) return;
      event.preventDefault();
      take(text);
    };
    const onPaste = (event: ClipboardEvent) => takeLong(event, event.clipboardData);
    const onDrop = (event: DragEvent) => takeLong(event, event.dataTransfer);
    current.addEventListener('paste', onPaste);
    current.addEventListener('drop', onDrop);
    return () => {
      current.removeEventListener('paste', onPaste);
      current.removeEventListener('drop', onDrop);
    };
  }, [field, take]);
};
