import type { Text } from '../../text';
import { harbour } from './harbour';
import { packetRow } from './packet-row';
import { rotterdam } from './rotterdam';

export const games: Text['games'] = { 'packet-row': packetRow, harbour, rotterdam };
