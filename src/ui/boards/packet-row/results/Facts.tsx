import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import type { Fact } from '../model/facts';
import { plain } from '../model/faces';
import type { Telling } from './useTelling';

const ICONS: Readonly<Record<Fact['is'], IconName>> = {
  money: 'top-hat',
  dearest: 'laurels',
  lead: 'ship-wheel',
  buildings: 'greek-temple',
};

function told(fact: Fact, telling: Telling): readonly [title: string, about: string] {
  const { shared } = telling;
  const { results } = telling.text;
  const name = telling.name(fact.seat);
  switch (fact.is) {
    case 'money':
      return [
        results.mostMoney({ name, money: telling.money(fact.money) }),
        fact.bankers === 0
          ? results.noBankers
          : results.bankerPoints({ bankers: fact.bankers, points: fact.points }),
      ];
    case 'dearest':
      return [
        results.dearest({ card: plain(telling.faces(fact.card).title) }),
        results.dearestAbout({ name, price: telling.money(fact.cost), points: fact.points }),
      ];
    case 'lead':
      return [
        shared.results.lead({ name }),
        shared.results.leadAbout({ count: fact.count, rounds: fact.rounds }),
      ];
    case 'buildings':
      return [
        results.mostBuildings({ name }),
        results.mostBuildingsAbout({ count: fact.count, points: fact.points }),
      ];
  }
}

/** What is worth telling of the game. */
export function Facts({ facts, telling }: { facts: readonly Fact[]; telling: Telling }) {
  const { colour } = useTheme();
  return (
    <View style={styles.facts}>
      {facts.map((fact) => {
        const [title, about] = told(fact, telling);
        return (
          <View key={fact.is} style={styles.fact}>
            <Icon name={ICONS[fact.is]} size={30} colour={colour.text} />
            <View style={styles.words}>
              <Type variant="cardTitle">{title}</Type>
              <Type variant="text" size={15} colour={colour.textSoft}>
                {about}
              </Type>
            </View>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { gap: 10, flexGrow: 1, justifyContent: 'space-evenly' },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  words: { flex: 1 },
});
