import { useNavigation } from '@react-navigation/native';
import type { Problem } from '@/engine/phrase';
import { Button, EmptyState, Screen } from '@/ui/components';
import type { Navigator } from '@/ui/navigation/routes';
import { useProblemWords } from '@/ui/problemWords';
import { useText } from '@/ui/text';

/** A match that cannot be opened says why; its save stays where it is. */
export function CannotOpen({ problem }: { problem: Problem }) {
  const { table } = useText();
  const navigation = useNavigation<Navigator>();
  return (
    <Screen>
      <EmptyState
        icon="hazard-sign"
        title={table.cannotOpen}
        text={useProblemWords()(problem)}
        action={<Button label={table.home} onPress={() => navigation.popTo('home')} />}
      />
    </Screen>
  );
}
