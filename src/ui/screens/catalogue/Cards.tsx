import { useDeferredValue, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Catalogue } from '@/ui/boards/catalogue';
import { ParagraphLink } from '@/ui/boards/kit/rules';
import type { Rulebook } from '@/ui/boards/rulebook';
import { EmptyState, SegmentedChoice, TextField, Type } from '@/ui/components';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { Entry } from './Entry';
import { SIGHTS, tagOn, wished, type Sight } from './looked';
import { Tags } from './Tags';
import { timesShown, type Watched } from './timesShown';

const LONGEST_QUERY = 40;
/** More names than these are too narrow side by side on a phone. */
const IN_A_ROW = 3;

interface CardsProps {
  catalogue: Catalogue<unknown>;
  rulebook: Rulebook;
  onRules: (paragraph: string) => void;
  /** The game that is played, as its viewer may see it; without one, cards are only shown. */
  game?: { readonly sight: Watched; readonly nameOf: (seat: number) => string };
}

const nobody = () => '';

/** All cards of a game by kind, to be searched and filtered, and what the viewer knows of each. */
export function Cards({ catalogue, rulebook, game, onRules }: CardsProps) {
  const { catalogue: text } = useText();
  const language = useLanguage();
  const { colour } = useTheme();
  const [first] = catalogue.shelves;
  const [chosen, choose] = useState(first?.id ?? '');
  const [query, setQuery] = useState('');
  const [asked, ask] = useState<string>();
  const [sight, setSight] = useState<Sight>('all');
  const drawn = useDeferredValue(true, false);

  const shelf = catalogue.shelves.find(({ id }) => id === chosen) ?? first;
  if (shelf === undefined) return null;
  const words = catalogue.words(language);
  const tag = tagOn(shelf, asked);
  const times = game && timesShown(catalogue, game.sight);
  const all = shelf.entries.map((entry) => {
    const standing = game && catalogue.standing(game.sight.view, entry);
    return {
      entry,
      face: catalogue.face(entry.card, language),
      standing,
      times: times?.(entry),
    };
  });
  const tells = all.some(({ standing }) => standing !== undefined);
  const shown = wished(all, { query, tag, sight: tells ? sight : 'all' });
  return (
    <View style={styles.page} testID="catalogue">
      {catalogue.shelves.length > 1 && (
        <SegmentedChoice
          label={text.shelf}
          choices={catalogue.shelves.map(({ id }) => ({ value: id, label: words.shelves[id] ?? id }))}
          inPairs={catalogue.shelves.length > IN_A_ROW}
          value={shelf.id}
          onChange={choose}
        />
      )}
      <TextField
        label={text.search}
        placeholder={text.search}
        value={query}
        maxLength={LONGEST_QUERY}
        onChange={setQuery}
      />
      {shelf.tags.length > 0 && <Tags tags={shelf.tags} words={words.tags} value={tag} onChange={ask} />}
      {tells && (
        <SegmentedChoice<Sight>
          label={text.seen.label}
          choices={SIGHTS.map((value) => ({ value, label: text.seen[value] }))}
          value={sight}
          onChange={setSight}
        />
      )}
      <Type variant="aside" colour={colour.textSoft} live="polite">
        {text.found({ count: shown.length, all: all.length })}
      </Type>
      {shown.length === 0 && (
        <EmptyState icon="spyglass" title={text.nothing.title} text={text.nothing.about} />
      )}
      <View style={styles.entries}>
        {shown.map((looked) => (
          <Entry key={looked.entry.card} looked={looked} nameOf={game?.nameOf ?? nobody} drawn={drawn}>
            <ParagraphLink
              rulebook={rulebook}
              paragraph={looked.entry.rule}
              onFollow={() => onRules(looked.entry.rule)}
            />
          </Entry>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.group },
  entries: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
});
