import { StyleSheet, View } from 'react-native';
import { HouseFlag } from '@/ui/art';
import { Sheet, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { HOUSES, radius, space, touch, useTheme, type House } from '@/ui/theme';

interface FlagSheetProps {
  open: boolean;
  /** Who chooses. */
  name: string;
  own: House;
  /** Who has this flag now. */
  holder: (house: House) => string | undefined;
  onClose: () => void;
  onChoose: (house: House) => void;
}

export function FlagSheet({ open, name, own, holder, onClose, onChoose }: FlagSheetProps) {
  const { newGame: text } = useText();
  return (
    <Sheet open={open} title={text.chooseFlag({ name })} onClose={onClose}>
      <View role="radiogroup" aria-label={text.chooseFlag({ name })} style={styles.flags}>
        {HOUSES.map((house) => (
          <FlagChoice
            key={house}
            house={house}
            chosen={house === own}
            holder={holder(house)}
            onChoose={onChoose}
          />
        ))}
      </View>
    </Sheet>
  );
}

interface FlagChoiceProps {
  house: House;
  chosen: boolean;
  holder: string | undefined;
  onChoose: (house: House) => void;
}

function FlagChoice({ house, chosen, holder, onChoose }: FlagChoiceProps) {
  const { newGame: text } = useText();
  const { colour } = useTheme();
  const status = holder === undefined ? text.free : text.flagOf({ name: holder });
  const about = chosen ? '' : status;
  return (
    <Touchable
      role="radio"
      label={chosen ? text.houses[house] : `${text.houses[house]}, ${about}`}
      checked={chosen}
      onPress={() => onChoose(house)}
      style={[styles.choice, { borderColor: chosen ? colour.action : colour.textSoft }]}
    >
      <HouseFlag house={house} width={44} />
      <Type variant="cardTitle" style={styles.device}>
        {text.houses[house]}
      </Type>
      {chosen ? (
        <Icon name="check" size={24} colour={colour.text} />
      ) : (
        <Type variant="text" colour={colour.textSoft}>
          {about}
        </Type>
      )}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  flags: { gap: space.group },
  choice: {
    minHeight: touch.confirm,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
    paddingHorizontal: space.panel,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
  device: { flexGrow: 1, flexShrink: 1 },
});
