import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import type { Replay } from '@/match/replay';
import { gameOf } from '@/games';
import { Banner, Button, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { beginMatch, hasUnstoredMoves } from '@/ui/match/matches';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { useMatchStart } from '@/ui/match/useMatchStart';

interface PlayOnFormProps {
  replay: Replay;
  moment: number;
  onClose: () => void;
}

/** Says what a game played on from here will be, and begins it. */
export function PlayOnForm({ replay, moment, onClose }: PlayOnFormProps) {
  const { replay: text } = useText();
  const { colour } = useTheme();
  const gameWords = useGameWords();
  const navigation = useNavigation<Navigator>();
  const { table } = replay;
  const { start, trouble } = useMatchStart(table.game, (id) =>
    navigation.reset({ index: 1, routes: [{ name: 'home' }, { name: 'table', params: { id } }] }),
  );
  const words = gameWords(table.game);
  const place = { round: words.rounds.within({ round: replay.roundAt(moment) }), move: moment };
  const fresh = gameOf(table.game).reshuffle !== undefined;

  const begin = () =>
    beginMatch(table, {
      ...replay.openingAt(moment),
      freshFuture: true,
      name: text.playOn.name({ game: words.name, ...place }),
    });

  const confirm = () => {
    // What is asked of whoever would lose moves by it does not lie under a sheet.
    if (hasUnstoredMoves()) onClose();
    start(begin);
  };

  return (
    <View style={styles.form}>
      <Type variant="text">{text.playOn.where(place)}</Type>
      <Type variant="text">{fresh ? text.playOn.fresh : text.playOn.same}</Type>
      <Type variant="text" colour={colour.textSoft}>
        {text.playOn.records}
      </Type>
      {trouble !== undefined && <Banner tone="warning" text={trouble} />}
      <Button size="confirm" label={text.playOn.confirm} onPress={confirm} />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.panel },
});
