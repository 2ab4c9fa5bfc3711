import { useState, type ReactNode } from 'react';
import { Sheet, type SheetPage } from '@/ui/components';
import { useText } from '@/ui/text';
import type { Rulebook } from '../../rulebook';
import { useTable, type RefusalSheet } from '../table';
import { Refused } from './Refused';

interface SheetStackProps<Name> {
  /** What was opened from where, the topmost last. */
  sheets: readonly (Name | RefusalSheet)[];
  /** Where the rules behind a closed choice stand. */
  rulebook: Rulebook;
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
export function SheetStack<Name extends { readonly of: string }>(props: SheetStackProps<Name>) {
  const { sheets, rulebook, onClose, title, content, footer, veiled, page } = props;
  const { board: shared } = useText();
  const { happened } = useTable();
  const top = sheets.at(-1);
  // What was shown last stays while the sheet fades.
  const [last, setLast] = useState<{
    readonly sheet: Name | RefusalSheet;
    readonly at: number | undefined;
  }>();
  if (top !== undefined && top !== last?.sheet) setLast({ sheet: top, at: happened?.number });
  const shown = top ?? last?.sheet;
  const own = shown === undefined || isRefusal(shown) ? undefined : shown;
  const refusal = shown !== undefined && isRefusal(shown) ? shown : undefined;
  return (
    <Sheet
      open={top !== undefined}
      title={refusal !== undefined ? shared.whyNot : own === undefined ? '' : title(own)}
      onClose={onClose}
      atOnce={last !== undefined && happened?.number !== last.at}
      footer={own && footer?.(own)}
      veiled={own !== undefined && veiled?.(own) === true}
      page={own && page?.(own)}
    >
      {own !== undefined && content(own)}
      {refusal !== undefined && <Refused rulebook={rulebook} refusal={refusal} />}
    </Sheet>
  );
}

const isRefusal = (sheet: { readonly of: string }): sheet is RefusalSheet => sheet.of === 'refusal';
