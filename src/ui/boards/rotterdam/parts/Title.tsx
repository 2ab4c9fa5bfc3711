import type { ComponentProps } from 'react';
import { TableTitle } from '../../kit/layout';
import { useBoard } from '../table/board';

interface TitleProps {
  look: ComponentProps<typeof TableTitle>['look'];
  /** Low windows tell the round alone. */
  named?: boolean;
}

/** The game and its round. */
export function Title({ look, named = true }: TitleProps) {
  const { text, view } = useBoard();
  return (
    <TableTitle
      look={look}
      title={named ? text.title : undefined}
      aside={text.round({ round: view.round })}
    />
  );
}
