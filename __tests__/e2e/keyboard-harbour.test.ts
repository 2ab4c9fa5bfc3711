import { Dice } from '@/engine/random';
import { TEXTS } from '@/text';
import { visit } from '../support/browser';
import { Keys } from '../support/keys';
import { playedGame } from '../support/played-game';
import { seedOf } from '../support/random-play';
import { storedAs } from '../support/stored-games';

/** Anna, about to move her pawn for the first time, and a bot that waits for a tap. */
const stored = {
  'harbourmaster/settings': JSON.stringify({ motion: 'off', botPace: 'step', sound: 'off' }),
  ...storedAs(
    'game',
    playedGame({
      table: {
        game: 'harbour',
        seats: [
          { kind: 'human', name: 'Anna', house: 'ball' },
          { kind: 'bot', name: 'Greta', house: 'saltire', level: 'easy' },
        ],
        options: { startingPlayer: 0, firstGame: true },
        houseRules: { takeBack: true, openHands: false },
      },
      random: new Dice(seedOf('keys'), 'players'),
      most: 0,
    }),
  ),
};

const text = TEXTS.en;

describe.each(['tablet', 'phone'] as const)('Harbour by the keyboard alone, on a %s', (viewport) => {
  it('arrows lead over places, Enter has one in mind, Escape clears it, C enters it, U takes it back', async () => {
    const { page, context, complaints } = await visit({ viewport, stored });
    const keys = new Keys(page);
    const button = (name: string | RegExp) => page.getByRole('button', { name, disabled: false });
    const asked = page.getByRole('heading', { name: /move your pawn/i });
    const enter = page.getByRole('button', { name: /^Enter / });
    await keys.leaveBy(button(text.saves.continue));
    await button(text.board.log).waitFor();

    // Into the table, and from there over its places.
    await keys.press('ArrowDown');
    const place = button(/^(Lighthouse|Canal Lock|Shipwrights’ Guild), /);
    await keys.reach(place);
    const first = await keys.focused();
    await keys.move('ArrowRight');
    const second = await keys.focused();
    await keys.move('ArrowLeft');
    expect(await keys.focused()).toBe(first);
    await keys.move('ArrowDown');
    expect([first, second]).not.toContain(await keys.focused());
    await keys.move('ArrowUp');
    expect(await keys.focused()).toBe(first);

    // A key that comes while the table still draws is not heard, so each is pressed until it has done its work.
    await keys.pressUntilThere('Enter', enter);
    await keys.pressUntilGone('Escape', enter);
    await keys.pressUntilThere('Enter', enter);
    await asked.waitFor();
    await keys.pressUntilGone('c', asked);
    await keys.pressUntilThere('u', asked);

    const sheet = page.getByRole('dialog');
    await keys.pressUntilThere('l', sheet);
    await keys.pressUntilGone('Escape', sheet);
    await keys.pressUntilThere('m', sheet.getByText(text.table.keys));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
