import { View, type StyleProp, type ViewStyle } from 'react-native';
import { decisionPlace } from '@/ui/keyboard';
import { useTable } from '../table';
import { CoveredHand } from './CoveredHand';

export function useIsCovered(): boolean {
  const { actor, onTurnHandUp } = useTable();
  return actor !== undefined && onTurnHandUp !== undefined;
}

/** Whether it is nobody's hand that would be shown: whoever acts with no hand in sight, and none that is covered, holds no card. */
export function useIsNobodys(): boolean {
  const { own, actor } = useTable();
  return own === undefined && actor === undefined;
}

/** The small curtain, where the hand of whoever acts lies under it. */
export function HandCover({ style }: { style: StyleProp<ViewStyle> }) {
  const { actor, onTurnHandUp, name, house } = useTable();
  if (actor === undefined || onTurnHandUp === undefined) return null;
  return (
    <View {...decisionPlace('cover')} style={style}>
      <CoveredHand name={name(actor)} house={house(actor)} onLift={onTurnHandUp} />
    </View>
  );
}
