import { StyleSheet, View } from 'react-native';
import type { PastEyes, Replay } from '@/match/replay';
import { HouseFlag } from '@/ui/art';
import { Banner, MenuRow, SegmentedChoice, Touchable, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { houseOf } from '@/ui/houseOf';
import { Icon } from '@/ui/icons';
import { useFormat, useText } from '@/ui/text';
import { radius, space, touch, useTheme } from '@/ui/theme';
import { SPEEDS, type Speed } from './playback';

interface ReplayMenuProps {
  replay: Replay;
  eyes: PastEyes;
  allowed: readonly PastEyes[];
  onEyes: (eyes: PastEyes) => void;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
  onLog: () => void;
  onCurve: () => void;
  /** Where the game can be played on from this moment. */
  onPlayOn: (() => void) | undefined;
  noPlayOn: string | undefined;
  onLeave: () => void;
}

/** What can be done while looking back, beside looking. */
export function ReplayMenu(props: ReplayMenuProps) {
  const { replay, eyes, allowed, onEyes, speed, onSpeed, onLog, onCurve } = props;
  const { onPlayOn, noPlayOn, onLeave } = props;
  const { replay: text, lookBack, table } = useText();
  const { forgets } = useGameWords()(replay.table.game);
  const format = useFormat();
  const { colour } = useTheme();
  const covered = !replay.over && eyes === 'table' && replay.table.seats.some(isHuman);
  return (
    <View style={styles.menu}>
      {covered && <Banner icon="spyglass" text={text.covered} />}
      {replay.first > 0 && forgets !== undefined && <Banner icon="scroll-unfurled" text={forgets} />}
      {allowed.length > 1 && (
        <View style={styles.group}>
          <Type variant="label" heading={3} colour={colour.textSoft}>
            {text.eyes}
          </Type>
          <View role="radiogroup" aria-label={text.eyes} style={styles.group}>
            {allowed.map((one) => (
              <EyesRow key={one} replay={replay} eyes={one} chosen={one === eyes} onChoose={onEyes} />
            ))}
          </View>
        </View>
      )}
      <View style={styles.group}>
        <Type variant="label" heading={3} colour={colour.textSoft}>
          {text.speed}
        </Type>
        <SegmentedChoice
          label={text.speed}
          choices={SPEEDS.map((one) => ({
            value: String(one),
            label: text.times({ speed: one === 0.5 ? '½' : format.number(one) }),
          }))}
          value={String(speed)}
          onChange={(chosen) => onSpeed(SPEEDS.find((one) => String(one) === chosen) ?? 1)}
        />
      </View>
      <View style={styles.group}>
        <MenuRow icon="chart" label={lookBack.open} about={lookBack.openAbout} onPress={onCurve} />
        <MenuRow icon="scroll-unfurled" label={table.log} shortcut="log" onPress={onLog} />
        {onPlayOn !== undefined && (
          <MenuRow
            icon="ship-wheel"
            label={text.playOn.action}
            about={noPlayOn === undefined ? text.playOn.about : undefined}
            unavailable={noPlayOn}
            onPress={onPlayOn}
          />
        )}
        <MenuRow icon="sail" label={text.back} about={text.backAbout} onPress={onLeave} />
      </View>
    </View>
  );
}

const isHuman = ({ kind }: { kind: string }) => kind === 'human';

interface EyesRowProps {
  replay: Replay;
  eyes: PastEyes;
  chosen: boolean;
  onChoose: (eyes: PastEyes) => void;
}

function EyesRow({ replay, eyes, chosen, onChoose }: EyesRowProps) {
  const { colour } = useTheme();
  const { label, about } = useEyesWords(replay)(eyes);
  const person = typeof eyes === 'number' ? replay.table.seats[eyes] : undefined;
  return (
    <Touchable
      role="radio"
      label={`${label}. ${about}`}
      checked={chosen}
      onPress={() => onChoose(eyes)}
      style={[
        styles.row,
        { borderColor: chosen ? colour.action : colour.textSoft },
        chosen && { backgroundColor: colour.panelActive },
      ]}
    >
      <View style={styles.mark}>
        {person !== undefined ? (
          <HouseFlag house={houseOf(person)} width={34} />
        ) : (
          <Icon name={eyes === 'table' ? 'spyglass' : 'card-pick'} size={26} colour={colour.text} />
        )}
      </View>
      <View style={styles.words}>
        <Type variant="button">{label}</Type>
        <Type variant="text" colour={colour.textSoft}>
          {about}
        </Type>
      </View>
      {chosen && <Icon name="check" size={22} colour={colour.text} />}
    </Touchable>
  );
}

/** What these eyes are called, and what they see. */
export function useEyesWords(replay: Replay): (eyes: PastEyes) => { label: string; about: string } {
  const { replay: text } = useText();
  return (eyes) => {
    if (eyes === 'table') return { label: text.table, about: text.tableAbout };
    if (eyes === 'everybody') return { label: text.everybody, about: text.everybodyAbout };
    const name = replay.table.seats[eyes]?.name ?? '';
    return { label: name, about: text.seatAbout({ name }) };
  };
}

const styles = StyleSheet.create({
  menu: { gap: space.margin },
  group: { gap: space.group },
  row: {
    minHeight: touch.confirm,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
    paddingHorizontal: space.panel,
    paddingVertical: space.half,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
  mark: { width: 36, alignItems: 'center' },
  words: { flex: 1 },
});
