import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Gain, Moment } from '@/ai';
import type { Seat } from '@/engine/game';
import { speak, type Phrase } from '@/engine/phrase';
import { gameOf } from '@/games';
import { humansAt } from '@/match/table';
import { momentsIn } from '@/match/thinking';
import type { Played } from '@/match/whole';
import type { Text } from '@/text';
import { Button, Panel, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { namesOf } from '@/ui/match/sentences';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { useSliced } from '@/ui/useSliced';

const byOf = (gain: Gain, { by }: Text['advice']): string =>
  gain.in === 'chances' ? by.chances : by[gain.in]({ points: gain.points });

interface MomentsProps {
  match: Played;
  /** Shows the game as it stood after so many moves, with the hand of whoever decided. */
  onShow: (moment: number, seat: Seat) => void;
}

/** The decisions of people that mattered most, once they have been found; nothing where only bots played. */
export function Moments({ match, onShow }: MomentsProps) {
  const { advice } = useText();
  const { colour } = useTheme();
  const moments = useSliced(useCallback(() => momentsIn(match), [match]));
  if (humansAt(match.table.seats).length === 0) return null;
  return (
    <Panel>
      <Type variant="label" heading={2} colour={colour.textSoft}>
        {advice.moments}
      </Type>
      <View role="status" aria-live="polite" style={styles.moments}>
        {moments === undefined || moments.length === 0 ? (
          <Type variant="aside" colour={colour.textSoft}>
            {moments === undefined ? advice.looking : advice.noMoments}
          </Type>
        ) : (
          moments.map((moment) => (
            <Told key={moment.moveNumber} moment={moment} match={match} onShow={onShow} />
          ))
        )}
      </View>
    </Panel>
  );
}

function Told({ moment, match, onShow }: MomentsProps & { moment: Moment }) {
  const { advice, replay } = useText();
  const language = useLanguage();
  const { colour } = useTheme();
  const { phrases } = gameOf(match.table.game);
  const { rounds } = useGameWords()(match.table.game);
  const names = namesOf(match);
  const said = (phrase: Phrase) => speak(phrases, language, phrase, names);
  const { round, seat, made, other, gain, found } = moment;
  const when = advice.when({ round: rounds.at({ round }), name: names.seat(seat) });
  const tell = found ? advice.found : advice.missed;
  return (
    <View style={styles.moment}>
      <Type variant="cardTitle">{when}</Type>
      <Type variant="text" size={15} colour={colour.textSoft}>
        {tell({ made: said(made), other: said(other), by: byOf(gain, advice) })}
      </Type>
      <Button
        variant="quiet"
        size="small"
        icon="pocket-watch"
        label={replay.see}
        spoken={replay.seeMoment({ when })}
        onPress={() => onShow(moment.moveNumber, seat)}
        style={styles.show}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  // Side by side where there is room for all.
  moments: { flexDirection: 'row', flexWrap: 'wrap', gap: space.panel, marginTop: space.half },
  moment: { flexGrow: 1, flexShrink: 1, flexBasis: 280 },
  show: { alignSelf: 'flex-start', paddingHorizontal: 0 },
});
