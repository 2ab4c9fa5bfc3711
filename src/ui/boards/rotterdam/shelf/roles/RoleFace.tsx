import { StyleSheet, View } from 'react-native';
import type { RoleAhead } from '@/games/rotterdam/ahead/roles';
import { ROLES } from '@/games/rotterdam/cards/roles';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { roleIcon } from '../../art/emblems';
import type { GainWords } from '../../model/roles/gain';
import { useBoard } from '../../table/board';
import type { TileTone } from '../Tile';
import type { TileSize } from '../tileSize';
import { Places } from './Places';

interface RoleFaceProps {
  ahead: RoleAhead;
  gain: GainWords;
  size: TileSize;
  tone: TileTone;
}

/** A wide tile lies level, a low one tells its gain in a few words, any other has two lines for it. */
const WIDE_FROM = 150;
const BESIDE_FROM = 108;
const LOW_BELOW = 74;
const NARROWEST_BELOW = 76;
/** Names are set a little smaller there. */
const SMALL_BELOW = 90;

/** Icon, name, places and what the role gives now. */
export function RoleFace(props: RoleFaceProps) {
  if (props.size.width >= WIDE_FROM) return <LevelFace {...props} />;
  const { width, height } = props.size;
  return width >= BESIDE_FROM && height < LOW_BELOW ? <BesideFace {...props} /> : <UprightFace {...props} />;
}

function Name({ ahead, size, tone }: Omit<RoleFaceProps, 'gain'>) {
  const { text } = useBoard();
  return (
    <Type variant="cardLineStrong" size={size.width < SMALL_BELOW ? 14 : 15} colour={tone.type}>
      {text.roles.parted[ROLES[ahead.role] ?? 'shipowner']}
    </Type>
  );
}

function Line({ children, tone }: { children: string; tone: TileTone }) {
  return (
    <Type variant="cardLine" colour={tone.soft}>
      {children}
    </Type>
  );
}

function UprightFace({ ahead, gain, size, tone }: RoleFaceProps) {
  const low = size.height < LOW_BELOW;
  const lines = low ? [gain.brief] : gain.lines;
  return (
    <View style={styles.upright}>
      <View style={styles.top}>
        <Icon name={roleIcon(ahead.role)} size={low ? 17 : 22} colour={tone.type} />
        <Places ahead={ahead} ink={tone.soft} small={size.width < NARROWEST_BELOW} />
      </View>
      <Name ahead={ahead} size={size} tone={tone} />
      {lines.map((line) => (
        // Words that need more room let the tile grow, and its row with it.
        <Line key={line} tone={tone}>
          {line}
        </Line>
      ))}
    </View>
  );
}

function BesideFace({ ahead, gain, size, tone }: RoleFaceProps) {
  return (
    <View style={styles.beside}>
      <View style={styles.row}>
        <Icon name={roleIcon(ahead.role)} size={20} colour={tone.type} />
        <Name ahead={ahead} size={size} tone={tone} />
      </View>
      <View style={styles.top}>
        <View style={styles.words}>
          <Line tone={tone}>{gain.brief}</Line>
        </View>
        <Places ahead={ahead} ink={tone.soft} />
      </View>
    </View>
  );
}

function LevelFace({ ahead, gain, tone }: RoleFaceProps) {
  const { words } = useBoard();
  return (
    <View style={styles.level}>
      <Icon name={roleIcon(ahead.role)} size={26} colour={tone.type} />
      <View style={styles.words}>
        <View style={styles.top}>
          <Type variant="cardTitle" size={17} colour={tone.type} style={styles.words}>
            {words.role(ahead.role)}
          </Type>
          <Places ahead={ahead} ink={tone.soft} />
        </View>
        <Line tone={tone}>{gain.lines.join(', ')}</Line>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  upright: { flex: 1, justifyContent: 'flex-start' },
  top: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
  beside: { gap: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  level: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingHorizontal: 4 },
  words: { flex: 1, minWidth: 0 },
});
