import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { HouseFlag } from '@/ui/art';
import { Banner, Button, Type, type ButtonSize } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { inBrief } from '../model/faces';
import { hintOf, questionOf } from '../model/question';
import { useBoard, type PacketRowBoard } from '../table/board';
import { decisionOf, deliverableContracts } from '../table/decision';

interface PromptWordsProps {
  short: boolean;
  flag: number;
  /** How many of the last moves are told. */
  told?: number;
  /** Low windows do without what helps to answer. */
  hinted?: boolean;
}

/** What the card does that the player has in mind: one tap explains, the next one shows it large. */
function explained({ choice, faces }: PacketRowBoard, short: boolean): string | undefined {
  if (choice === undefined || !('card' in choice)) return undefined;
  const face = faces(choice.card);
  return short ? inBrief(face) : face.effect;
}

/** Whose decision, what is asked, and what just happened. */
export function PromptWords({ short, flag, told = 1, hinted = true }: PromptWordsProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, asked, text, shared, onLeaveDesk, own, past } = board;
  // What was asked then is told as others heard it.
  const viewer = past === undefined ? board.viewer : 'table';
  const atDesk = onLeaveDesk !== undefined && own !== undefined;
  const whose = atDesk ? own.seat : asked;
  const question = atDesk
    ? text.ask.desk({ name: board.name(own.seat) })
    : questionOf(view, viewer, board, short);
  const news = board.news.slice(-told);
  const hint = hintOf(view, viewer, board, {
    deliverable: deliverableContracts(board).length,
    // Who chose the area is news, or stands there already.
    short: short || news.length > 0,
  });
  const card = explained(board, short);
  const parts = card === undefined ? [...news, hinted ? hint : undefined] : [card];
  const below = parts.filter((part) => part !== undefined).join(' ');
  // Of the news only what is new: one announcement cuts the other short.
  useIosAnnouncement(board.notice ?? card ?? [...news.slice(-1), question].join(' '));
  return (
    <View style={styles.prompt}>
      {whose !== undefined && <HouseFlag house={board.house(whose)} width={flag} />}
      <View style={styles.words}>
        <Type variant="prompt" heading={1} live="polite">
          {question}
        </Type>
        <View role="status" aria-live="polite" aria-label={shared.justHappened}>
          {board.notice !== undefined ? (
            <Type variant="textStrong" size={15} colour={colour.text}>
              {board.notice}
            </Type>
          ) : (
            below !== '' && (
              <Type variant="text" size={15} colour={colour.textSoft}>
                {below}
              </Type>
            )
          )}
        </View>
      </View>
    </View>
  );
}

interface PromptPanelProps extends PromptWordsProps {
  style: StyleProp<ViewStyle>;
}

/** The question with its answers beside it, where the table is wide enough; framed for whoever is asked. */
export function PromptPanel({ style, ...words }: PromptPanelProps) {
  const { asked, own } = useBoard();
  const { colour } = useTheme();
  const look = {
    backgroundColor: colour.tableDeep,
    borderColor: asked === own?.seat ? colour.action : colour.line,
  };
  return (
    <View style={[styles.panel, look, style]}>
      <PromptWords {...words} />
      <DecisionButtons />
    </View>
  );
}

/** Said until the game is stored again. */
export function Warning() {
  const { warning } = useBoard();
  return warning === undefined ? null : <Banner tone="warning" text={warning} />;
}

interface DecisionButtonsProps {
  size?: ButtonSize;
  /** One below the other, across the whole width. */
  stacked?: boolean;
  /** The one that stands out takes the room that is left. */
  wide?: boolean;
}

export function DecisionButtons({ size = 'regular', wide = false, stacked = false }: DecisionButtonsProps) {
  const board = useBoard();
  const { primary, secondary } = decisionOf(board);
  if (primary === undefined && secondary === undefined) return null;
  return (
    <View style={[styles.buttons, wide && styles.wide, stacked && styles.stacked]}>
      {secondary !== undefined && (
        <Button
          label={secondary.label}
          variant="secondary"
          size={size}
          haptic={secondary.haptic}
          unavailable={secondary.unavailable}
          onPress={secondary.give}
          style={wide && styles.beside}
        />
      )}
      {primary !== undefined && (
        <Button
          label={primary.label}
          size={size}
          haptic={primary.haptic}
          unavailable={primary.unavailable}
          onPress={primary.give}
          style={wide ? styles.grow : !stacked && (size === 'small' ? styles.smallPrimary : styles.primary)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingLeft: 14,
    paddingRight: 8,
    borderWidth: 1.5,
    borderRadius: radius.panel,
  },
  prompt: { flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1, minWidth: 0, gap: 2 },
  buttons: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  wide: { flex: 1 },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  beside: { paddingHorizontal: 14 },
  grow: { flex: 1, paddingHorizontal: 10 },
  primary: { minWidth: 180, maxWidth: 300 },
  smallPrimary: { minWidth: 136, maxWidth: 300 },
});
