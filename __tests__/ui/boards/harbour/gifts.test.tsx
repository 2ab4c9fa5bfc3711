import { fireEvent, screen } from '@testing-library/react-native';
import { LANGUAGES, type Language } from '@/engine/phrase';
import type { Seat } from '@/engine/game';
import { harbour } from '@/games/harbour';
import { questionOf } from '@/games/harbour/asked';
import type { Reason } from '@/games/harbour/rules/frames';
import { TEXTS } from '@/text';
import { reasonOf } from '@/ui/boards/harbour/choices/wanted';
import { publicTask } from '@/ui/boards/harbour/model/publicTask';
import { scenario, write, type Scenario } from '../../../games/harbour/scenario';
import { PHONE, PHONE_LANDSCAPE, showOn, TABLET } from '../../windowSize';
import { NAMES, seatAt } from './seated';
import { control, controls, tap } from './taps';

type InBoth = Readonly<Record<Language, string>>;

interface Gift {
  readonly reason: Reason;
  readonly table: () => Scenario;
  /** Who chooses, while Anna is to move. */
  readonly seat: Seat;
  readonly asks: InBoth;
  /** Why, as it stands where the question is. */
  readonly why?: InBoth;
  readonly button: InBoth;
  /** What the curtain says before the question: where somebody else stands because of whom one is asked. */
  readonly before: InBoth | undefined;
}

/** Wood is what all of them take. */
const GAIN: InBoth = { en: 'Gain 1 wood', de: '1 Holz erhalten' };
const BEN: InBoth = {
  en: 'Ben, choose one good to gain',
  de: 'Ben, wähle eine Ware, die du erhältst',
};

const TASK: InBoth = { en: 'Choose a good to gain.', de: 'Wähle eine Ware, die du erhältst.' };

const GIFTS: readonly Gift[] = [
  {
    reason: 'others',
    table: () =>
      scenario({ players: 3, display: ['abbey'] }).play('go abbey', 'gain fish', 'gain wood', 'gain stone'),
    seat: 1,
    asks: BEN,
    why: {
      en: 'Anna’s action: each other player gains one good, clockwise from Anna’s left.',
      de: 'Aktion von Anna: Alle anderen erhalten eine Ware, im Uhrzeigersinn.',
    },
    button: GAIN,
    before: { en: 'Anna is in the Abbey', de: 'Anna ist in „Abtei“' },
  },
  {
    reason: 'beggar',
    table: () =>
      scenario({ players: 3, boards: ['landing-stages', 'beggar'] }).play(
        'go start 0',
        'gain fish',
        'gain wood',
      ),
    seat: 1,
    asks: BEN,
    why: {
      en: 'Anna gains goods at home: the Beggar gains one too.',
      de: 'Anna nimmt Waren im eigenen Startgebäude: Der Bettler erhält auch eine.',
    },
    button: GAIN,
    before: { en: 'Anna is in the Landing Stages', de: 'Anna ist in „Landungsbrücken“' },
  },
  {
    reason: 'diplomat',
    table: () =>
      scenario({ players: 3, boards: ['diplomat'], display: ['pub'], pawns: ['start 0', 'pub'] }).play(
        'go pub',
      ),
    seat: 1,
    asks: BEN,
    why: {
      en: 'Anna came as the Diplomat: whoever stands here gains one good.',
      de: 'Anna kam als Diplomatin: Wer hier steht, erhält eine Ware.',
    },
    button: GAIN,
    before: { en: 'Anna is in the Pub', de: 'Anna ist in „Kneipe“' },
  },
  {
    reason: 'landlord',
    table: () =>
      scenario({
        players: 3,
        boards: ['landing-stages', 'landlord'],
        goods: [{ fish: 1 }],
        owned: [[], ['pub']],
      }).play('go pub', 'pay fish'),
    seat: 1,
    asks: BEN,
    why: {
      en: 'Anna paid a fee to the Landlord, who gains one good more.',
      de: 'Anna hat dem Hauswirt eine Gebühr gezahlt, der noch eine Ware erhält.',
    },
    button: GAIN,
    before: { en: 'Anna is in the Pub', de: 'Anna ist in „Kneipe“' },
  },
  {
    reason: 'investor',
    table: () =>
      scenario({
        players: 3,
        boards: ['investor'],
        display: ['shipwrights-guild', 'bait-shop'],
        goods: [{ fish: 2, livestock: 3, stone: 4 }],
      }).play('go shipwrights-guild', 'ship fish', 'ship livestock', 'ship stone', 'buy bait-shop', 'done'),
    seat: 0,
    asks: { en: 'Choose one good to gain', de: 'Wähle eine Ware, die du erhältst' },
    button: GAIN,
    before: undefined,
  },
];

const WINDOWS = [
  ['a phone', PHONE],
  ['a phone held sideways', PHONE_LANDSCAPE],
  ['a tablet', TABLET],
] as const;

const named = (seat: Seat) => NAMES[seat] ?? '';

describe.each(GIFTS)('a good of one’s choice, because of: $reason', (gift) => {
  const { reason, seat, asks, why, button, before } = gift;

  it('is asked of one player, and of nobody else', () => {
    const { state, asked } = gift.table();
    expect([questionOf(state), reasonOf(state, questionOf(state))]).toEqual(['gift', reason]);
    expect(asked).toBe(seat);
    expect(harbour.waitingFor(state)).toEqual([seat]);
  });

  describe.each(WINDOWS)('on %s', (_, size) => {
    it.each(LANGUAGES)('says in %s who decides and why, and gains what is tapped', (language) => {
      showOn(size);
      const { played } = seatAt(gift.table(), seat, { language });
      // In one's own turn the name stands there where there is room.
      expect(screen.getByRole('heading', { name: new RegExp(`${asks[language]}$`, 'iu') })).toBeTruthy();
      if (why !== undefined) {
        expect(screen.getByText(why[language])).toBeTruthy();
        expect(screen.getByText(TEXTS[language].games.harbour.board.stage.decides)).toBeTruthy();
        expect(screen.getAllByText(named(seat)).length).toBeGreaterThan(1);
      }
      tap(['wood'], language);
      fireEvent.press(control(button[language]));
      expect(played.map((moves) => moves.map(write))).toEqual([['gain wood']]);
    });

    it.each([0, 1, 2].filter((other) => other !== seat))('asks seat %i nothing', (other) => {
      showOn(size);
      seatAt(gift.table(), other);
      expect(screen.getByRole('heading', { name: `${named(seat)} decides` })).toBeTruthy();
      expect(controls(/^Gain /u)).toEqual([]);
      expect(controls(/^Wood, space/u)).toEqual([]);
    });
  });

  it.each(LANGUAGES)('is told by the curtain in public words in %s', (language) => {
    const view = harbour.view(gift.table().state, 'table');
    expect(publicTask(view, named, language)).toEqual({
      ...(before && { before: before[language] }),
      task: TASK[language],
    });
  });
});
