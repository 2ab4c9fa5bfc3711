import type { PacketRowView } from '@/games/packet-row/view';
import type { Board } from '../board';
import { packetRowLessons } from './lessons/lessons';
import { openHands } from './model/openHands';
import { publicTask } from './model/question';
import { PublicSign } from './parts/PublicSign';
import { Results } from './results/Results';
import { packetRowRulebook } from './rules/rulebook';
import { PACKET_ROW_SOUNDS } from './sounds';
import { Table } from './table/Table';

/** Whoever asks for the board of a game hands it that game's views and moves: the registry cannot say so in types. */
export const packetRowBoard: Board = {
  Table: Table as Board['Table'],
  Results: Results as Board['Results'],
  PublicSign: PublicSign as Board['PublicSign'],
  rulebook: packetRowRulebook,
  lessons: packetRowLessons,
  sounds: PACKET_ROW_SOUNDS,
  openHands: (table, seats) => openHands(table as PacketRowView, seats as readonly PacketRowView[]),
  publicTask: (view, names, language) => publicTask(view as PacketRowView, names, language),
};
