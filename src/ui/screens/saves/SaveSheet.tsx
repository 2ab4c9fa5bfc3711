import { Sheet } from '@/ui/components';
import { ExportStored } from '@/ui/exchange/ExportStored';
import { useText } from '@/ui/text';
import { ActionsMenu } from './ActionsMenu';
import { DealForm } from './DealForm';
import { ExportForm } from './ExportForm';
import { ImportForm } from './ImportForm';
import { RenameForm } from './RenameForm';
import type { SaveDeeds } from './useSaveDeeds';
import { isUnreadable, type ListedSave } from './useSavedGames';
import { useSavedWords } from './useSavedWords';

/** One sheet for all of them, since a system shows only one at a time; what it shows stays while it fades. */
export type SheetContent =
  | { readonly kind: 'import' | 'exportAll' }
  | { readonly kind: 'actions' | 'rename' | 'export' | 'deal'; readonly save: ListedSave };

interface SaveSheetProps {
  open: boolean;
  content: SheetContent;
  deeds: SaveDeeds;
  onShow: (content: SheetContent) => void;
  onClose: () => void;
}

export function SaveSheet({ open, content, deeds, onShow, onClose }: SaveSheetProps) {
  return (
    <Sheet open={open} title={useSheetTitle(content)} onClose={onClose}>
      {content.kind === 'import' && <ImportForm takeIn={deeds.takeIn} onDone={onClose} />}
      {content.kind === 'exportAll' && <ExportStored />}
      {'save' in content && (
        <OfOneSave kind={content.kind} save={content.save} deeds={deeds} onShow={onShow} onClose={onClose} />
      )}
    </Sheet>
  );
}

function useSheetTitle(content: SheetContent): string {
  const { saves: text, deals } = useText();
  const wordsOf = useSavedWords();
  switch (content.kind) {
    case 'import':
      return text.import.action;
    case 'exportAll':
      return text.keeping.exportAll;
    case 'actions':
      return isUnreadable(content.save) ? text.unreadable : wordsOf(content.save).heading;
    case 'deal':
      return deals.action;
    case 'rename':
      return text.rename;
    case 'export':
      return text.export.action;
  }
}

type OfOneSaveProps = Omit<SaveSheetProps, 'open' | 'content'> &
  Extract<SheetContent, { readonly save: ListedSave }>;

function OfOneSave({ kind, save, deeds, onShow, onClose }: OfOneSaveProps) {
  if (kind === 'export') return <ExportForm save={save} />;
  if (kind === 'deal' && !isUnreadable(save)) return <DealForm game={save} />;
  if (kind === 'rename' && !isUnreadable(save)) {
    return (
      <RenameForm
        game={save}
        onRename={(name) => {
          onClose();
          void deeds.rename(save, name);
        }}
      />
    );
  }
  return (
    <ActionsMenu
      save={save}
      onRename={() => onShow({ kind: 'rename', save })}
      onDuplicate={() => {
        if (!isUnreadable(save)) void deeds.duplicate(save);
      }}
      onDeal={() => onShow({ kind: 'deal', save })}
      onExport={() => onShow({ kind: 'export', save })}
      onDelete={() => void deeds.discard(save)}
      onClose={onClose}
    />
  );
}
