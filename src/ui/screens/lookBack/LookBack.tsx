import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { curveIn, momentsIn } from '@/match/look-back';
import type { PastEyes, Replay } from '@/match/replay';
import { humansAt } from '@/match/table';
import type { Played } from '@/match/played';
import { Button, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { useSliced } from '@/ui/useSliced';
import { CurveChart } from './CurveChart';
import { Moments } from './Moments';
import { useMomentWords } from './words';

export interface LookBackProps {
  match: Played;
  replay: Replay;
  eyes: PastEyes;
  /** The moment that is looked at first. */
  start: number;
  /** Shows the game as it stood after so many moves, with the hand of whoever decided then, where somebody did. */
  onShow: (moment: number, seat?: Seat) => void;
}

/** How a game went: chances and points as curves, and the decisions of people that mattered most. */
export function LookBack({ match, replay, eyes, start, onShow }: LookBackProps) {
  const { lookBack: text, replay: replayText } = useText();
  const { colour } = useTheme();
  const curve = useSliced(useCallback(() => curveIn(match, eyes), [match, eyes]));
  const moments = useSliced(useCallback(() => momentsIn(match, eyes), [match, eyes]));
  const [value, setValue] = useState(start);
  const when = useMomentWords(replay, value);
  const { seats } = replay.table;
  const decides = replay.over ? humansAt(seats).length > 0 : typeof eyes === 'number';
  return (
    <View style={styles.parts}>
      {curve === undefined ? (
        <View role="status" aria-live="polite">
          <Type variant="aside" colour={colour.textSoft}>
            {text.working}
          </Type>
        </View>
      ) : (
        <>
          <CurveChart
            replay={replay}
            curve={curve}
            moments={moments ?? []}
            value={value}
            onChange={setValue}
            onShow={onShow}
          />
          <View style={styles.below}>
            <Button
              variant="secondary"
              size="small"
              icon="pocket-watch"
              label={replayText.see}
              spoken={replayText.seeMoment({ when })}
              onPress={() => onShow(value)}
              style={styles.see}
            />
            <Type variant="aside" size={15} colour={colour.textSoft} style={styles.judged}>
              {replay.over
                ? text.judged.everybody
                : typeof eyes === 'number'
                  ? text.judged.seat({ name: seats[eyes]?.name ?? '' })
                  : text.judged.table}
            </Type>
          </View>
        </>
      )}
      {decides && <Moments match={match} moments={moments} onShow={onShow} />}
    </View>
  );
}

const styles = StyleSheet.create({
  parts: { gap: space.margin },
  below: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.panel },
  see: { flexShrink: 1 },
  judged: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
});
