import { useEffect } from 'react';
import type { UseLongPaste } from './longPaste';
import { LONGEST_SHOWN } from './way';

/** Takes a long text before the browser puts it into the field, which would keep the page for seconds. */
export const useLongPaste: UseLongPaste = (field, take) => {
  useEffect(() => {
    const { current } = field;
    if (!(current instanceof HTMLTextAreaElement)) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      if (text.length <= LONGEST_SHOWN) return;
      event.preventDefault();
      take(text);
    };
    current.addEventListener('paste', onPaste);
    return () => current.removeEventListener('paste', onPaste);
  }, [field, take]);
};
