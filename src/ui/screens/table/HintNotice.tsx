import type { Hint } from '@/ai';
import { speak, type Phrase } from '@/engine/phrase';
import { gameOf } from '@/games';
import type { MatchStatus } from '@/match/match';
import type { Text } from '@/text';
import { Banner, Button, NoticeOver, OverThisScreen } from '@/ui/components';
import { useLanguage, useText } from '@/ui/text';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
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

interface HintNoticeProps {
  match: MatchStatus;
  /** Undefined while it is thought about. */
  hint: Hint | undefined;
  /** Makes the moves that are advised. */
  onDo: (moves: Hint['moves']) => void;
  onClose: () => void;
}

/**
 * The move that hard would make for the seat that decides, in one sentence that is read aloud when it is there, and a
 * button that makes it. It lies over the head of the table, so that what it points out stays in sight.
 */
export function HintNotice({ match, hint, onDo, onClose }: HintNoticeProps) {
  const { advice, common } = useText();
  const language = useLanguage();
  const { phrases } = gameOf(match.table.game);
  const said = (phrase: Phrase) => speak(phrases, language, phrase, namesOf(match));
  const sentence = hint && sentenceOf(hint, advice, said);
  useIosAnnouncement(sentence);
  return (
    <OverThisScreen>
      <NoticeOver wide>
        <Banner
          text={sentence ?? advice.thinking}
          action={
            <>
              <Button variant="secondary" size="small" label={common.close} onPress={onClose} />
              {hint !== undefined && (
                <Button size="small" label={advice.doIt} onPress={() => onDo(hint.moves)} />
              )}
            </>
          }
        />
      </NoticeOver>
    </OverThisScreen>
  );
}
