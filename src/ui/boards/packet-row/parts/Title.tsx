import type { ComponentProps } from 'react';
import { useText } from '@/ui/text';
import { TableTitle } from '../../kit/layout';
import { useBoard } from '../table/board';

interface TitleProps {
  look: ComponentProps<typeof TableTitle>['look'];
  /** Low windows tell the round alone. */
  named?: boolean;
}

/** The game and its round. */
export function Title({ look, named = true }: TitleProps) {
  const { games } = useText();
  const { shared, view } = useBoard();
  return (
    <TableTitle
      look={look}
      title={named ? games['packet-row'].name : undefined}
      aside={shared.round({ round: view.round })}
    />
  );
}
