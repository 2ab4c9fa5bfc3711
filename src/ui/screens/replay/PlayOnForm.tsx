import { useNavigation } from '@react-navigation/native';
import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { isProblem } from '@/engine/phrase';
import type { Replay } from '@/match/replay';
import { Banner, Button, Type } from '@/ui/components';
import { useGameName } from '@/ui/gameName';
import { beginMatch } from '@/ui/matches';
import type { Navigator } from '@/ui/navigation/routes';
import { useProblemWords } from '@/ui/problemWords';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

/** Says what a game played on from here will be, and begins it. */
export function PlayOnForm({ replay, moment }: { replay: Replay; moment: number }) {
  const { replay: text } = useText();
  const { colour } = useTheme();
  const gameName = useGameName();
  const navigation = useNavigation<Navigator>();
  const { table, play } = replay.played;
  const problemWords = useProblemWords(table.game);
  const [refused, setRefused] = useState<string>();
  // A second press would begin a second game.
  const working = useRef(false);
  const place = { round: replay.roundAt(moment), move: moment };
  const fresh = replay.game.reshuffle !== undefined;

  const begin = async () => {
    if (working.current) return;
    working.current = true;
    const next = await beginMatch(table, {
      seed: play.seed,
      moves: play.moves.slice(0, moment),
      freshFuture: true,
      name: text.playOn.name({ game: gameName(table.game), ...place }),
    });
    working.current = false;
    if (isProblem(next)) setRefused(problemWords(next));
    else navigation.reset({ index: 1, routes: [{ name: 'home' }, { name: 'table', params: { id: next } }] });
  };

  return (
    <View style={styles.form}>
      <Type variant="text">{text.playOn.where(place)}</Type>
      <Type variant="text">{fresh ? text.playOn.fresh : text.playOn.same}</Type>
      <Type variant="text" colour={colour.textSoft}>
        {text.playOn.records}
      </Type>
      {refused !== undefined && <Banner tone="warning" text={refused} />}
      <Button size="confirm" label={text.playOn.confirm} onPress={() => void begin()} />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.panel },
});
