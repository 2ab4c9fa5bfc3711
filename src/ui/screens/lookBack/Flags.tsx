import { StyleSheet, View } from 'react-native';
import type { Moment } from '@/ai';
import type { Seat } from '@/engine/game';
import type { Replay } from '@/match/replay';
import { apart } from '@/ui/boards/kit/results/chart';
import { Touchable } from '@/ui/components';
import { useText } from '@/ui/text';
import { touch } from '@/ui/theme';
import { NumberDisc } from './NumberDisc';
import { useWhen } from './words';

interface FlagsProps {
  replay: Replay;
  moments: readonly Moment[];
  x: (move: number) => number;
  width: number;
  onShow: (moment: number, seat: Seat) => void;
}

/** A numbered button above each moment that mattered, moved aside where two are close. */
export function Flags({ replay, moments, x, width, onShow }: FlagsProps) {
  const { replay: text } = useText();
  const when = useWhen(replay);
  if (moments.length === 0 || width === 0) return null;
  const places = apart(
    moments.map(({ moveNumber }) => x(moveNumber)),
    touch.button,
    touch.button / 2,
    width - touch.button / 2,
  );
  return (
    <View style={styles.flags}>
      {moments.map((moment, at) => (
        <Touchable
          key={moment.moveNumber}
          role="button"
          label={text.seeMoment({ when: `${at + 1}. ${when(moment)}` })}
          onPress={() => onShow(moment.moveNumber, moment.seat)}
          style={[styles.flag, { left: (places[at] ?? 0) - touch.button / 2 }]}
        >
          <NumberDisc number={at + 1} />
        </Touchable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  flags: { height: touch.button },
  flag: {
    position: 'absolute',
    bottom: 0,
    width: touch.button,
    height: touch.button,
    alignItems: 'center',
    justifyContent: 'flex-end',
  },
});
