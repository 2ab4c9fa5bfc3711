import { Fragment } from 'react';
import { StyleSheet } from 'react-native';
import type { GameId } from '@/games';
import { Panel, Toggle, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { useProblemWords } from '@/ui/match/problemWords';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { withHouseRule, withWish, type Draft } from './draft';
import { KindChoice } from './KindChoice';
import { offersOf } from './offers';
import { StarterChoice } from './StarterChoice';
import { isSolo } from './table';

interface AgreementsProps {
  game: GameId;
  draft: Draft;
  names: readonly string[];
  /** What the game leaves open was agreed on before. */
  isDealt?: boolean;
  onChange: (change: (draft: Draft) => Draft) => void;
}

const HOUSE_RULES = ['takeBack', 'openHands'] as const;
/** Alone against bots, moves may be taken back in two ways. */
const MANNERS = ['fairly', 'freely'] as const;

/** Who starts, what else the game leaves open, and what the table agrees on beside the rules. */
export function Agreements({ game, draft, names, isDealt = false, onChange }: AgreementsProps) {
  const { newGame: text } = useText();
  const { colour } = useTheme();
  const words = useGameWords()(game).options;
  const problem = useProblemWords(game);
  const offers = isDealt ? [] : offersOf(game, draft, { words, problem });
  const wish = (name: string, value: unknown) => onChange((before) => withWish(before, name, value));
  return (
    <>
      {offers.map(
        (offer) =>
          offer.kind !== 'toggle' && (
            <Fragment key={offer.name}>
              <Type variant="cardTitle" heading={2} style={styles.heading}>
                {offer.label}
              </Type>
              {offer.kind === 'seat' && offer.about !== undefined && (
                <Type variant="text" colour={colour.textSoft}>
                  {offer.about}
                </Type>
              )}
              {offer.kind === 'seat' ? (
                <StarterChoice
                  {...offer}
                  seats={draft.seats}
                  names={names}
                  onChoose={(id) => wish(offer.name, id)}
                />
              ) : (
                <KindChoice {...offer} onChoose={(value) => wish(offer.name, value)} />
              )}
            </Fragment>
          ),
      )}
      <Type variant="cardTitle" heading={2} style={styles.heading}>
        {text.agreed}
      </Type>
      <Panel style={styles.toggles}>
        {offers.map(
          (offer) =>
            offer.kind === 'toggle' && (
              <Toggle
                key={offer.name}
                label={offer.label}
                about={offer.about}
                value={offer.on}
                unavailable={offer.unavailable}
                onChange={(value) => wish(offer.name, value)}
              />
            ),
        )}
        {HOUSE_RULES.map((name) => (
          <Fragment key={name}>
            <Toggle
              {...text[name]}
              value={draft.houseRules[name]}
              onChange={(value) => onChange((before) => withHouseRule(before, name, value))}
            />
            {name === 'takeBack' && draft.houseRules.takeBack && isSolo(draft) && (
              <KindChoice
                label={text.manner.label}
                kinds={MANNERS.map((value) => ({
                  value,
                  label: text.manner[value],
                  about: text.manner.about[value],
                }))}
                chosen={draft.houseRules.freely === true ? 'freely' : 'fairly'}
                onChoose={(manner) =>
                  onChange((before) => withHouseRule(before, 'freely', manner === 'freely'))
                }
              />
            )}
          </Fragment>
        ))}
      </Panel>
    </>
  );
}

const styles = StyleSheet.create({
  heading: { marginTop: space.group },
  toggles: { gap: space.group },
});
