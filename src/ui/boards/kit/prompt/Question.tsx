import { useEffect } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { announce } from '@/ui/announce';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { useArrivalAnnounced } from '@/ui/useArrivalAnnounced';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { useIsMoving } from '../motion';
import { useTable } from '../table';
import { Words } from './Words';

/** Whoever comes to the table hears all that is news to them. */
const ALL = Infinity;
/** Italics look smaller than plain letters of the same size. */
const ADVICE = 16;

interface QuestionProps {
  question: string;
  /** Who decides; undefined when nobody does. */
  whose: Seat | undefined;
  /** How wide their flag is. */
  flag: number;
  /** Of the letters of the question, where there is less room than usual. */
  size?: number | undefined;
  /** How many of the last moves are told, where the device is not passed on. */
  told: number;
  /** What helps to answer. */
  hint?: string | undefined;
  /** What the player has in mind, in words: told instead of news and hint. */
  explained?: string | undefined;
  /** What only whoever listens is told of that, in place of a picture or a list. */
  read?: string | undefined;
  /** How high the words may become: what is longer scrolls. Undefined where all around them scrolls. */
  room?: number | undefined;
  /** And while the device is passed on, where that is more. */
  passingRoom?: number | undefined;
  /** Of the news no more than a line is shown: the log tells them in full. */
  brief?: boolean | undefined;
}

/**
 * Who decides, what is asked and, in plain letters, what just happened; what helps to answer follows in italics. Where the
 * device is passed on, to whom instead, once everybody has seen what the last one did.
 */
export function Question(props: QuestionProps) {
  const { passesTo, name, shared, happened } = useTable();
  const moving = useIsMoving();
  if (passesTo === undefined) return <Asked {...props} />;
  const { flag, room, passingRoom = room } = props;
  const mover = moving ? happened?.seat : undefined;
  const [question, whose] =
    mover === undefined ? [shared.passTo({ name: name(passesTo) }), passesTo] : [name(mover), mover];
  // Whatever room the question has: what nobody saw before is told in full.
  return <Asked question={question} whose={whose} flag={flag} told={ALL} room={passingRoom} />;
}

function Asked(props: QuestionProps) {
  const { question, whose, flag, size, told, hint, explained, read, room, brief = false } = props;
  const { house, news, notice, shared, ending } = useTable();
  const { colour } = useTheme();
  const latest = news(told).join(' ');
  const spoken = [ending, ...news(Math.min(told, 1)), question].filter((part) => part !== undefined);
  // Of the news only what is new: one announcement cuts the other short.
  useIosAnnouncement(notice ?? read ?? explained ?? spoken.join(' '));
  useReading(read);
  useArrivalAnnounced([question, ending, latest].filter((part) => part !== undefined).join(' '));
  return (
    <View style={styles.prompt}>
      {whose !== undefined && <HouseFlag house={house(whose)} width={flag} />}
      <Words room={room} said={[question, notice ?? explained ?? latest].join(' ')}>
        <Type variant="prompt" size={size} heading={1} live="polite">
          {question}
        </Type>
        <View role="status" aria-live="polite" aria-label={shared.justHappened} style={styles.below}>
          {notice !== undefined || explained !== undefined ? (
            <Type variant={notice === undefined ? 'text' : 'textStrong'} size={15} colour={colour.text}>
              {notice ?? explained}
            </Type>
          ) : (
            (latest !== '' || hint !== undefined || ending !== undefined) && (
              <Type variant="text" size={15} colour={colour.textSoft} oneLine={brief}>
                {ending !== undefined && (
                  <Type variant="textStrong" size={15} colour={colour.action}>
                    {ending}
                  </Type>
                )}
                {ending !== undefined && ' '}
                {latest}
                {latest !== '' && hint !== undefined && ' '}
                {hint !== undefined && (
                  <Type variant="aside" size={ADVICE} colour={colour.textSoft}>
                    {hint}
                  </Type>
                )}
              </Type>
            )
          )}
        </View>
      </Words>
    </View>
  );
}

/** Elsewhere than on iOS the live regions say the rest, but not what nobody sees. */
function useReading(read: string | undefined): void {
  useEffect(() => (Platform.OS === 'ios' || read === undefined ? undefined : announce(read)), [read]);
}

const styles = StyleSheet.create({
  prompt: { flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'center', gap: 12 },
  below: { marginTop: 2 },
});
