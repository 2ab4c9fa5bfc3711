import { StyleSheet, View } from 'react-native';
import { AREAS, type Area } from '@/games/packet-row/cards';
import type { AreaView, PacketRowView } from '@/games/packet-row/view';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useZone } from '@/ui/boards/kit/motion';
import { useTheme } from '@/ui/theme';
import { WheelToken } from '../art/WheelToken';
import { areaAsked, stillOffers } from '../model/question';
import { zone } from '../motion/zones';
import { useBoard, type PacketRowBoard } from '../table/board';
import { isChoosing } from '../table/decision';
import { AreaDeck } from './AreaDeck';
import { useArea } from './Supply';

/** Asked about, still on offer at the last call, or in mind: its frame is drawn in the colour of action. */
export function isLit({ view, choice }: Pick<PacketRowBoard, 'view' | 'choice'>, area: Area): boolean {
  if (view.phase === 'choose') {
    const meant = choice !== undefined && 'area' in choice && choice.area === area;
    return meant && view.areas.some((one, at) => AREAS[at] === area && stateOf(view, one) === 'open');
  }
  return stillOffers(view, area);
}

/** While cards are taken elsewhere, an area keeps quiet. */
function isQuiet({ view }: Pick<PacketRowBoard, 'view'>, area: Area): boolean {
  return areaAsked(view) !== undefined && !stillOffers(view, area);
}

/** Selects the area, or says why it cannot be chosen, and which rule says so. */
export function tapArea(board: PacketRowBoard, area: Area): void {
  const move = { type: 'choose', area } as const;
  const why = board.whyNot(move);
  if (why === undefined) board.choose({ area });
  else board.explain({ what: board.words.area(area), why, rule: board.ruleAgainst(move) });
}

/** How the area stands in this round, where it is not the one that was chosen. */
export function stateOf({ phase }: PacketRowView, { chosen, current, future }: AreaView) {
  if (phase === 'closing' || phase === 'over') return 'ended';
  if (chosen) return 'earlier';
  return current.length + future.length === 0 ? 'empty' : 'open';
}

/** The area's name, and whether it was chosen, as it is read aloud. */
export function spokenArea(board: PacketRowBoard, area: Area): string {
  const { view, text, words } = board;
  const name = words.area(area);
  if (areaAsked(view) === area) {
    return `${name}, ${text.area.choice({ name: board.name(view.harbourMaster) })}`;
  }
  return view.areas[AREAS.indexOf(area)]?.chosen === true ? `${name}, ${text.area.earlier}` : name;
}

/** What stands beside the area's name. */
export function AreaStatus({ area, brief = false }: { area: Area; brief?: boolean }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, text } = board;
  const state = stateOf(view, useArea(area));
  if (areaAsked(view) === area) {
    const name = board.name(view.harbourMaster);
    return (
      <View style={[styles.tag, { backgroundColor: colour.brass }]}>
        <WheelToken size={18} />
        <Type variant="cardLineStrong" size={14} colour={colour.onBrass}>
          {brief ? name : text.area.choice({ name })}
        </Type>
      </View>
    );
  }
  return (
    <Type variant="aside" size={16} colour={colour.textSoft}>
      {text.area[brief ? (`${state}Short` as const) : state]}
    </Type>
  );
}

/** Deck and discards; the discards open as a list. */
export function AreaCounts({ area, words = false }: { area: Area; words?: boolean }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { discards } = useArea(area);
  const discardsPlace = useZone(zone.discards(area));
  const { text } = board;
  const name = board.words.area(area);
  return (
    <>
      <AreaDeck area={area} width={words ? 18 : 16} captioned={words} />
      <Touchable
        ref={discardsPlace}
        role="button"
        label={text.area.discardsSpoken({ area: name, count: discards.length })}
        tip={text.area.discardsSpoken({ area: name, count: discards.length })}
        onPress={() => board.open({ of: 'discards', area })}
        style={styles.discards}
      >
        <Icon name="card-discard" size={20} colour={colour.textSoft} />
        {words && (
          <Type variant="cardLine" colour={colour.textSoft}>
            {text.area.discards}
          </Type>
        )}
        <Type variant="cardLineStrong">{discards.length}</Type>
      </Touchable>
    </>
  );
}

/** How an area is chosen: all of its panel can be touched, its head is what is read and reached by keys. */
export function useAreaChoice(area: Area) {
  const board = useBoard();
  const choosing = isChoosing(board);
  return {
    choosing,
    marked: isLit(board, area),
    quiet: isQuiet(board, area),
    closed: choosing ? board.whyNot({ type: 'choose', area }) : undefined,
    choose: () => tapArea(board, area),
  };
}

const styles = StyleSheet.create({
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    paddingLeft: 5,
    paddingRight: 9,
    paddingVertical: 4,
    borderRadius: 14,
  },
  discards: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minWidth: 48,
    // Its touch size without making the head taller, and a little more: the panel's edge cuts some of it off.
    minHeight: 52,
    marginVertical: -14,
  },
});
