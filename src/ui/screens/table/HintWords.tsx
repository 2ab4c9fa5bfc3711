import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Hint } from '@/ai';
import { speak, type Phrase } from '@/engine/phrase';
import { gameOf } from '@/games';
import type { MatchStatus } from '@/match/match';
import { hintFor } from '@/match/thinking';
import type { Text } from '@/text';
import { Button, Type } from '@/ui/components';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { useSliced } from '@/ui/useSliced';
import { namesOf } from '@/ui/match/sentences';

function sentenceOf(
  { says, then, reason, gain }: Hint,
  text: Text['advice'],
  said: (phrase: Phrase) => string,
): string {
  const because = reason && said(reason);
  const earns = gain && earnsOf(gain, text, said(gain.over));
  const reasons = [because, earns].filter((part) => part !== undefined);
  const why = reasons.length === 0 ? text.nothingElse : reasons.join('; ');
  return then === undefined
    ? text.move({ move: said(says), why })
    : text.prepared({ first: said(says), then: said(then), why });
}

function earnsOf(gain: NonNullable<Hint['gain']>, { earns }: Text['advice'], over: string): string {
  return gain.in === 'chances' ? earns.chances({ over }) : earns[gain.in]({ points: gain.points, over });
}

interface HintWordsProps {
  match: MatchStatus;
  /** Makes the move that is advised. */
  onDo: (move: unknown) => void;
}

/**
 * The move that hard would make for the seat that decides, in one sentence that is read aloud when it is there, and a
 * button that makes it.
 */
export function HintWords({ match, onDo }: HintWordsProps) {
  const { advice } = useText();
  const language = useLanguage();
  const { colour } = useTheme();
  const { phrases } = gameOf(match.table.game);
  const hint = useSliced(useCallback(() => hintFor(match), [match]));
  const said = (phrase: Phrase) => speak(phrases, language, phrase, namesOf(match));
  const sentence = hint && sentenceOf(hint, advice, said);
  useIosAnnouncement(sentence);
  return (
    <View style={styles.hint}>
      <View role="status" aria-live="polite">
        {sentence === undefined ? (
          <Type variant="aside" colour={colour.textSoft}>
            {advice.thinking}
          </Type>
        ) : (
          <Type variant="text">{sentence}</Type>
        )}
      </View>
      {hint !== undefined && <Button label={advice.doIt} onPress={() => onDo(hint.move)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  hint: { gap: space.panel },
});
