import type { GameId } from '@/games';
import type { Text } from '@/text';
import { useText } from './text';

const TEXT_KEYS: Readonly<Record<GameId, keyof Text['home']['games']>> = {
  'packet-row': 'packetRow',
  harbour: 'harbour',
  rotterdam: 'rotterdam',
};

export function useGameName(): (game: GameId) => string {
  const { home } = useText();
  return (game) => home.games[TEXT_KEYS[game]].name;
}
