import { rotterdam } from '@/games/rotterdam';
import { HARBOUR_OF, PRODUCTS } from '@/games/rotterdam/cards/goods';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { TEXTS } from '@/text';
import { beginGame } from '../support/begin-game';
import { visit } from '../support/browser';
import { Critic } from '../support/critic';
import { tellFigure } from '../support/figures';
import { foundOn } from '../support/found-on';
import { BRISK, WORDS } from '../support/play-packet-row';
import { RotterdamPage } from '../support/rotterdam-page';
import { cardsInSight } from '../support/rotterdam-secrets';

jest.setTimeout(600_000);

const PEOPLE = 4;

const words = rotterdamWords.en;
/** Sentences that name a card which only its owner saw. */
const TOLD_UNSEEN = [
  'drew the ship card',
  ...PRODUCTS.map(
    (_, product) => `worked in ${words.harbour(HARBOUR_OF[product] ?? 0)}: ${words.product(product)}`,
  ),
];

it('RT-60 four people around a tablet bid and play a whole game with covered hands: no full curtain unless the page was left, and no card is in the page but for whoever turned the hand up', async () => {
  const stored = { 'harbourmaster/settings': BRISK };
  const device = { viewport: 'tablet', colorScheme: 'dark' } as const;
  const { page, context, complaints, strangers } = await visit({ ...device, stored, clock: true });
  const { bidding, fixedRounds } = TEXTS.en.games.rotterdam.options;
  const agreed = [bidding.label, fixedRounds.label];
  await beginGame(page, 'en', 'rotterdam', { people: PEOPLE, seats: PEOPLE, agreed });
  const seat = new RotterdamPage(page, 'en');
  const critic = new Critic(page);
  const covered = page.getByRole('button', { name: WORDS.en.show });
  const map = page.getByRole('group', { name: /^Waterways, / });
  let [curtains, pages, seen, reloads] = [0, 0, 0, 0];
  await seat.playOn(Infinity, async (asked) => {
    if (asked === 'over') return;
    const play = await seat.play();
    const { state } = play;
    const [actor] = rotterdam.waitingFor(state);
    const isUp = asked !== 'curtain' && (await covered.count()) === 0;
    const { all, own, allowed } = cardsInSight(state, isUp ? actor : undefined, 'en');
    const found = await foundOn(page, all);
    pages += 1;
    expect(found.filter((card) => !allowed.has(card))).toEqual([]);
    if (asked === 'curtain') {
      curtains += 1;
      expect(found).toEqual([]);
      return;
    }
    if (!isUp) expect(await foundOn(page, TOLD_UNSEEN)).toEqual([]);
    seen += found.filter((card) => own.includes(card)).length;
    await critic.look(state.phase);
    const isHalfway = state.phase === 'captain' && state.action.colours === 1;
    if (reloads === 0 && isHalfway && actor !== undefined && rotterdam.secrets(state, actor)) {
      reloads += 1;
      const drawn = await map.ariaSnapshot();
      await page.reload();
      expect(await seat.asked()).toBe('curtain');
      curtains += 1;
      expect(await foundOn(page, all)).toEqual([]);
      await seat.liftCurtain();
      expect(await seat.asked()).toBe('answer');
      expect(await seat.play()).toEqual(play);
      expect(await map.ariaSnapshot()).toBe(drawn);
    }
  });
  // Only where the page was loaded anew.
  expect({ curtains, reloads }).toEqual({ curtains: 1, reloads: 1 });
  // Whoever looks at their own hand does see it: the cards can be found.
  expect(seen).toBeGreaterThan(PEOPLE);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await critic.judge('results');
  expect(critic.findings).toEqual([]);
  expect([complaints, strangers]).toEqual([[], []]);
  tellFigure(
    `1 whole game of Rotterdam by ${PEOPLE} people with covered hands, ${pages} pages searched, questions: ${[...seat.answered].join(', ')}; answers: ${[...seat.made].join(', ')}`,
  );

  await context.close();
});
