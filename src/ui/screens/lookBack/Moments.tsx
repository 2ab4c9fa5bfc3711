import { StyleSheet, View } from 'react-native';
import type { Gain, Moment } from '@/ai';
import type { Seat } from '@/engine/game';
import { speak, type Phrase } from '@/engine/phrase';
import { gameOf } from '@/games';
import type { Played } from '@/match/played';
import type { Text } from '@/text';
import { Button, Type } from '@/ui/components';
import { namesOf } from '@/ui/match/sentences';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { NumberDisc } from './NumberDisc';
import { useWhen } from './words';

const byOf = (gain: Gain, { by }: Text['advice']): string =>
  gain.in === 'chances' ? by.chances : by[gain.in]({ points: gain.points });

interface MomentsProps {
  match: Played;
  /** Undefined until they have been found. */
  moments: readonly Moment[] | undefined;
  /** Shows the game as it stood after so many moves, with the hand of whoever decided. */
  onShow: (moment: number, seat: Seat) => void;
}

/** The decisions that mattered most: what was done, and what hard would have done. */
export function Moments({ match, moments, onShow }: MomentsProps) {
  const { advice } = useText();
  const { colour } = useTheme();
  return (
    <View>
      <Type variant="label" heading={3} colour={colour.textSoft}>
        {advice.moments}
      </Type>
      <View role="status" aria-live="polite" style={styles.moments}>
        {moments === undefined || moments.length === 0 ? (
          <Type variant="aside" colour={colour.textSoft}>
            {moments === undefined ? advice.looking : advice.noMoments}
          </Type>
        ) : (
          moments.map((moment, at) => (
            <Told key={moment.moveNumber} moment={moment} number={at + 1} match={match} onShow={onShow} />
          ))
        )}
      </View>
    </View>
  );
}

interface ToldProps extends Pick<MomentsProps, 'match' | 'onShow'> {
  moment: Moment;
  number: number;
}

function Told({ moment, number, match, onShow }: ToldProps) {
  const { advice, replay } = useText();
  const language = useLanguage();
  const { colour } = useTheme();
  const { phrases } = gameOf(match.table.game);
  const names = namesOf(match);
  const said = (phrase: Phrase) => speak(phrases, language, phrase, names);
  const { made, other, gain, found } = moment;
  const when = useWhen(match)(moment);
  const tell = found ? advice.found : advice.missed;
  return (
    <View style={styles.moment}>
      <View style={styles.head}>
        <NumberDisc number={number} />
        <Type variant="cardTitle" style={styles.when}>
          {when}
        </Type>
      </View>
      <Type variant="text" size={15} colour={colour.textSoft}>
        {tell({ made: said(made), other: said(other), by: byOf(gain, advice) })}
      </Type>
      <Button
        variant="quiet"
        size="small"
        icon="pocket-watch"
        label={replay.see}
        spoken={replay.seeMoment({ when })}
        onPress={() => onShow(moment.moveNumber, moment.seat)}
        style={styles.show}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  // Side by side where there is room for all.
  moments: { flexDirection: 'row', flexWrap: 'wrap', gap: space.panel, marginTop: space.half },
  moment: { flexGrow: 1, flexShrink: 1, flexBasis: 280 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.group },
  when: { flexShrink: 1 },
  show: { alignSelf: 'flex-start', paddingHorizontal: 0 },
});
