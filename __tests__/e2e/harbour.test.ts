import { ANSWERS, questionOf } from '@/games/harbour/asked';
import { goodName } from '@/games/harbour/cards/goods';
import { playerBoardId, type PlayerBoardId } from '@/games/harbour/cards/player-boards';
import { harbour } from '@/games/harbour';
import { harbourWords } from '@/games/harbour/phrases';
import { NONE, type HarbourState } from '@/games/harbour/state';
import { SETTINGS_FORMAT } from '@/storage/settings';
import { TEXTS } from '@/text';
import { beginGame } from '../support/begin-game';
import { visit } from '../support/browser';
import { Critic } from '../support/critic';
import { tellFigure } from '../support/figures';
import { foundOn } from '../support/found-on';
import { HarbourPage } from '../support/harbour-page';
import { BRISK, WORDS } from '../support/play-packet-row';

/** A whole game is long, and its browser may share the machine. */
jest.setTimeout(600_000);

const stored = { 'harbourmaster/settings': BRISK };

/** The boards that only this seat has seen, or nobody has kept. */
const hiddenBoards = (
  dealt: HarbourState,
  now: HarbourState,
  seat: number | undefined,
): readonly PlayerBoardId[] =>
  dealt.offers.flatMap((board, at) => {
    const owner = Math.floor(at / 2);
    const chosen = now.offers.length === 0 && now.boards[owner] === board;
    const own = now.offers.length > 0 && owner === seat;
    return chosen || own ? [] : [playerBoardId(board)];
  });

describe('Harbour', () => {
  it('HB-60 is played by four people with characters on a tablet, and nobody sees a board that was not kept', async () => {
    const device = { viewport: 'tablet', colorScheme: 'dark' } as const;
    const { page, context, complaints, strangers } = await visit({ ...device, stored, clock: true });
    const { boards, inlandTraders } = TEXTS.en.games.harbour.options;
    const agreed = [boards.choices.characters.label, inlandTraders.label];
    await beginGame(page, 'en', 'harbour', { people: 4, seats: 4, agreed });
    const table = new HarbourPage(page, 'en');
    await table.asked();
    const dealt = (await table.play()).state;
    const critic = new Critic(page);
    let pages = 0;
    await table.playToTheEnd(async (asked) => {
      const { state } = await table.play();
      const seat = asked === 'answer' ? harbour.waitingFor(state)[0] : undefined;
      const names = hiddenBoards(dealt, state, seat).map((board) => harbourWords.en.boards[board]);
      expect(await foundOn(page, names)).toEqual([]);
      pages += 1;
      if (asked === 'answer') await critic.look(questionOf(state));
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await critic.judge('results');
    expect(critic.findings).toEqual([]);
    await page.getByRole('button', { name: WORDS.en.home }).click();
    await page.getByRole('button', { name: WORDS.en.newGame }).waitFor();
    expect([complaints, strangers]).toEqual([[], []]);
    const kinds = Object.keys(ANSWERS).length;
    tellFigure(
      `1 whole game of Harbour by 4 people, ${pages} pages searched, ${table.answered.size} of ${kinds} questions answered`,
    );
    await context.close();
  });

  it('HB-60 shows a bonus card to nobody but the person who lifted the curtain, on a phone', async () => {
    const device = { viewport: 'phone', colorScheme: 'light', locale: 'de-DE' } as const;
    const settings = { ...(JSON.parse(BRISK) as object), format: SETTINGS_FORMAT, cover: 'table' };
    const covered = { 'harbourmaster/settings': JSON.stringify(settings) };
    const { page, context, complaints } = await visit({ ...device, stored: covered, clock: true });
    const { bonusCards } = TEXTS.de.games.harbour.options;
    await beginGame(page, 'de', 'harbour', { people: 2, seats: 2, agreed: [bonusCards.label] });
    const table = new HarbourPage(page, 'de');
    await table.asked();
    const { bonus } = TEXTS.de.games.harbour.board;
    const paid = (await table.play()).state.bonus.map((good) =>
      bonus.pays({ good: harbourWords.de.goods[goodName(good)] }),
    );
    const critic = new Critic(page);
    let seen = 0;
    await table.playToTheEnd(async (asked) => {
      if (asked === 'over') return;
      const { state } = await table.play();
      const [holder = NONE] = asked === 'answer' ? harbour.waitingFor(state) : [];
      if (asked === 'answer') {
        await critic.look(questionOf(state));
        if (questionOf(state) === 'go') {
          await page
            .getByRole('tab')
            .nth(holder + 1)
            .click();
        }
      }
      const found = await foundOn(page, paid);
      const shown = paid.flatMap((words, seat) => (found.includes(words) ? [seat] : []));
      expect(shown.filter((seat) => seat !== holder)).toEqual([]);
      seen += shown.length;
    });
    // Whoever looks at their own card does see it: the words can be found.
    expect(seen).toBeGreaterThan(5);
    expect(critic.findings).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
