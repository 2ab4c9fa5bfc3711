import { useState, type ReactNode } from 'react';
import { Sheet, type SheetPage } from '@/ui/components';

interface SheetStackProps<Name> {
  /** What was opened from where, the topmost last. */
  sheets: readonly Name[];
  /** Closes the topmost. */
  onClose: () => void;
  title: (sheet: Name) => string;
  content: (sheet: Name) => ReactNode;
  /** Stays in sight while the rest scrolls, where there is one. */
  footer?: (sheet: Name) => ReactNode;
  /** Those under which nothing is seen: the device may go round with them. */
  veiled?: (sheet: Name) => boolean;
  /** Those that take the whole window. */
  page?: (sheet: Name) => SheetPage | undefined;
}

/** One sheet for all of them, since a device shows two at a time badly; closing leads back to the one below. */
export function SheetStack<Name>(props: SheetStackProps<Name>) {
  const { sheets, onClose, title, content, footer, veiled, page } = props;
  const top = sheets.at(-1);
  // What was shown last stays while the sheet fades.
  const [last, setLast] = useState<{ readonly sheet: Name }>();
  if (top !== undefined && top !== last?.sheet) setLast({ sheet: top });
  const shown = top ?? last?.sheet;
  return (
    <Sheet
      open={top !== undefined}
      title={shown === undefined ? '' : title(shown)}
      onClose={onClose}
      footer={shown === undefined ? undefined : footer?.(shown)}
      veiled={shown !== undefined && veiled?.(shown) === true}
      page={shown === undefined ? undefined : page?.(shown)}
    >
      {shown !== undefined && content(shown)}
    </Sheet>
  );
}
