import { IconButton } from '@/ui/components';
import { useTable } from '../table';

/** Takes back the last move, or says why it cannot be taken back. */
export function UndoButton() {
  const { undo, shared, tell } = useTable();
  const { reason } = undo;
  if (!undo.available && reason === undefined) return null;
  const press = () => {
    if (undo.available) undo.take();
    else if (reason !== undefined) tell(reason);
  };
  return (
    <IconButton icon="undo" label={shared.undo} shortcut="undo" onPress={press} bare={!undo.available} />
  );
}
