import type { curtain as english } from '../../../../en/games/harbour/board/curtain';
import type { Shape } from '../../../../shape';

export const curtain: Shape<typeof english> = {
  task: {
    board: 'Zwei Tafeln liegen für dich bereit: Behalte eine.',
    look: 'Sieh dir zwei Gebäude des Stapels an, und besitze eines davon.',
    chosen: (a) => `${a.count} von ${a.players} ${a.count === 1 ? 'hat' : 'haben'} gewählt`,
    plays: (a) => `${a.name} spielt „${a.board}“`,
    isIn: (a) => `${a.name} ist in „${a.place}“`,
  },
};
