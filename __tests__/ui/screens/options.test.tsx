import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { isProblem, LANGUAGES, speakProblem } from '@/engine/phrase';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { entryOf } from '@/ui/boards';
import { Agreements } from '@/ui/screens/newGame/Agreements';
import { draftOf, optionsOf, withSeatCount, withWish, type Draft } from '@/ui/screens/newGame/draft';
import { offersOf, type Offer } from '@/ui/screens/newGame/offers';
import type { Options } from '@/ui/screens/newGame/options';
import { renderUi } from '../rendered';

const TABLES = GAME_IDS.flatMap((game) => {
  const { min, max } = gameOf(game).seats;
  return Array.from({ length: max - min + 1 }, (_, more) => [game, min + more] as const);
});

const drafted = (game: GameId, seats: number) => withSeatCount(draftOf(game), seats);
const key = (options: Options) => JSON.stringify(Object.entries(options).sort());

/** Every combination of values that controls could show, legal or not. */
function combinations(game: GameId, seats: number): readonly Options[] {
  let all: readonly Options[] = [{}];
  for (const [name, field] of Object.entries(gameOf(game).options ?? {})) {
    const values: readonly unknown[] =
      field.kind === 'toggle'
        ? [false, true]
        : field.kind === 'choice'
          ? field.values
          : [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];
    all = all.flatMap((one) =>
      values.map((value) => (value === undefined ? one : { ...one, [name]: value })),
    );
  }
  return all;
}

const offers = (game: GameId, draft: Draft) =>
  offersOf(game, draft, { words: entryOf(game).words('en').options, problem: ({ problem }) => problem });

/** The values that can be chosen next on this control. */
function choosable(offer: Offer, { seats }: Draft): readonly unknown[] {
  switch (offer.kind) {
    case 'seat':
      return [undefined, ...seats.map(({ id }) => id)];
    case 'choice':
      return offer.kinds.flatMap(({ value, unavailable }) => (unavailable === undefined ? [value] : []));
    case 'toggle':
      return offer.unavailable === undefined ? [!offer.on] : [];
  }
}

/** Everything that a person can agree on, one press after the other. */
function reachable(game: GameId, start: Draft): ReadonlySet<string> {
  const seen = new Map([[key(optionsOf(game, start)), start]]);
  for (const draft of seen.values()) {
    for (const offer of offers(game, draft)) {
      for (const value of choosable(offer, draft)) {
        const next = withWish(draft, offer.name, value);
        const options = key(optionsOf(game, next));
        if (!seen.has(options)) seen.set(options, next);
      }
    }
  }
  return new Set(seen.keys());
}

describe.each(TABLES)('%s with %i seats', (game, seats) => {
  it('offers exactly what the rules allow', () => {
    const allowed = combinations(game, seats).filter(
      (options) => !isProblem(gameOf(game).parseOptions(options, seats)),
    );
    expect([...reachable(game, drafted(game, seats))].sort()).toEqual(allowed.map(key).sort());
  });

  it.each(LANGUAGES)('says in %s why anything else is impossible', (language) => {
    for (const options of combinations(game, seats)) {
      const parsed = gameOf(game).parseOptions(options, seats);
      if (!isProblem(parsed)) continue;
      const words = speakProblem(gameOf(game).phrases, language, parsed, { seat: String });
      expect(words).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(GAME_IDS)('every option of %s is explained in a sentence', (game) => {
    const words = entryOf(game).words(language).options;
    for (const [name, field] of Object.entries(gameOf(game).options ?? {})) {
      const { label = '', about, choices = {} } = words[name] ?? {};
      expect(label).not.toBe('');
      if (field.kind !== 'choice') expect(about).toMatch(/^\p{Lu}.*\.$/u);
      if (field.kind === 'choice') {
        for (const value of field.values) expect(choices[value]?.about).toMatch(/\.$/);
      }
    }
  });
});

it('waits with a wish until enough people sit at the table', () => {
  const wished = withWish(drafted('harbour', 3), 'inlandTraders', true);
  expect(optionsOf('harbour', wished)).toMatchObject({ inlandTraders: true });
  const two = withSeatCount(wished, 2);
  expect(optionsOf('harbour', two)).toMatchObject({ inlandTraders: false });
  expect(optionsOf('harbour', withSeatCount(two, 3))).toMatchObject({ inlandTraders: true });
});

it.each([
  ['an unknown option', { ledger: 'perhaps', weather: 'calm' }, { ledger: true }],
  ['a starter who is none', { ledger: false, firstHarbourMaster: 'Anna' }, { ledger: false }],
])('falls back to what is usual beside %s', (_case, wishes, expected) => {
  expect(optionsOf('packet-row', { ...drafted('packet-row', 2), wishes })).toEqual(expected);
});

describe('the form', () => {
  let options: Options;

  function Form({ game, seats }: { game: GameId; seats: number }) {
    const [draft, change] = useState(() => drafted(game, seats));
    options = optionsOf(game, draft);
    return (
      <Agreements
        game={game}
        draft={draft}
        names={draft.seats.map(({ id }) => `Player ${id + 1}`)}
        onChange={change}
      />
    );
  }

  it('sets a table of Harbour', () => {
    renderUi(<Form game="harbour" seats={3} />);
    for (const name of ['Player 2', 'Characters', /^Inland traders/, /^Bonus cards/]) {
      fireEvent.press(screen.getByLabelText(name));
    }
    expect(options).toEqual({
      boards: 'characters',
      firstGame: false,
      inlandTraders: true,
      bonusCards: true,
      startingPlayer: 1,
    });
    expect(screen.getByLabelText('Player 2')).toBeChecked();
    expect(screen.getByLabelText('Characters')).toBeChecked();
    expect(screen.getByText(/^Everybody chooses one of two characters/)).toBeTruthy();
  });

  it('sets a table of Rotterdam', () => {
    renderUi(<Form game="rotterdam" seats={2} />);
    for (const name of ['Player 1', /^Fixed rounds/, /^Bidding/])
      fireEvent.press(screen.getByLabelText(name));
    expect(options).toEqual({ fixedRounds: true, bidding: true, firstHarbourMaster: 0 });
    fireEvent.press(screen.getByLabelText('Drawn by lot'));
    expect(options).toEqual({ fixedRounds: true, bidding: true });
  });

  it.each(GAME_IDS)('lets every table of %s agree on the same house rules', (game) => {
    renderUi(<Form game={game} seats={2} />);
    expect(screen.getByLabelText(/^Taking back/)).toBeChecked();
    expect(screen.getByLabelText(/^Open hands/)).not.toBeChecked();
  });

  it('says why characters and a first game exclude each other, whichever comes first', () => {
    const reason = 'The first game is played with the Landing Stages, not with characters.';
    renderUi(<Form game="harbour" seats={2} />);
    fireEvent.press(screen.getByLabelText(/^First game/));
    const characters = screen.getByLabelText(`Characters, unavailable: ${reason}`);
    expect(characters).toBeDisabled();
    expect(screen.getByText(reason)).toBeTruthy();
    fireEvent.press(characters);
    expect(options).toMatchObject({ boards: 'stages', firstGame: true });

    fireEvent.press(screen.getByLabelText(/^First game/));
    fireEvent.press(screen.getByLabelText('Characters'));
    expect(screen.getByLabelText(new RegExp(`^First game, unavailable: ${reason}`))).toBeDisabled();
    expect(options).toMatchObject({ boards: 'characters', firstGame: false });
  });

  it('says how many people inland traders need', () => {
    renderUi(<Form game="harbour" seats={2} />);
    const reason = 'Inland traders need at least 3 players.';
    expect(screen.getByLabelText(new RegExp(`^Inland traders, unavailable: ${reason}`))).toBeDisabled();
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it('says it in German', () => {
    renderUi(<Form game="harbour" seats={2} />, { language: 'de' });
    expect(screen.getByText('Für die Binnenhändler braucht es mindestens 3 Personen.')).toBeTruthy();
  });
});
