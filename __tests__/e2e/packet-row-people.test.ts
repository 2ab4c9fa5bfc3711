import { packetRow } from '@/games/packet-row';
import type { CardId } from '@/games/packet-row/cards';
import { TEXTS } from '@/text';
import { beginGame } from '../support/begin-game';
import { visit } from '../support/browser';
import { canary, seatsSeenOn } from '../support/canaries';
import { Critic } from '../support/critic';
import { tellFigure } from '../support/figures';
import { PageTable } from '../support/page-table';
import { BRISK, WORDS } from '../support/play-packet-row';
import { storedState } from '../support/stored-state';

const PEOPLE = 4;
const words = WORDS.en;
const { curtain, board } = TEXTS.en;

it('PR-60 four people around a tablet play a whole game with covered hands: no full curtain falls, and no hand is in the page but that of whoever turned it up', async () => {
  const stored = { 'harbourmaster/settings': BRISK };
  const device = { viewport: 'tablet', colorScheme: 'dark' } as const;
  const { page, context, complaints, strangers } = await visit({ ...device, stored, clock: true });
  await beginGame(page, 'en', 'packet-row', { people: PEOPLE, seats: PEOPLE });
  const table = new PageTable(page, 'en');
  await table.asked();
  const start = await storedState(page);
  const canaries = start.players.map(({ hand }) => canary(hand[0] as CardId, 'en'));
  const critic = new Critic(page);
  const fallen = page.getByRole('button', { name: curtain.pause });
  const passed = page.getByRole('heading', { name: new RegExp(`^${board.passTo({ name: '' })}`) });
  let [curtains, handOvers, seen] = [0, 0, 0];
  for (let asked = await table.asked(); asked !== 'over'; asked = await table.asked()) {
    const isUp = asked === 'answer';
    const state = await storedState(page);
    const [actor] = packetRow.waitingFor(state);
    const secret = (await seatsSeenOn(page, canaries)).filter((seat) => {
      const [card] = start.players[seat]?.hand ?? [];
      return card !== undefined && state.players[seat]?.hand.includes(card);
    });
    expect(secret).toEqual(isUp ? secret.filter((seat) => seat === actor) : []);
    curtains += await fallen.count();
    seen += secret.length;
    if (!isUp) handOvers += await passed.count();
    await critic.look(`${state.phase}, hand ${isUp ? 'up' : 'covered'}`);
    await table.decide();
  }
  expect(curtains).toBe(0);
  // Whoever looks at their own hand does see it: the canaries can be found.
  expect(seen).toBeGreaterThan(PEOPLE);
  expect(handOvers).toBeGreaterThan(10 * PEOPLE);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await critic.judge('results');
  expect(critic.findings).toEqual([]);
  await page.getByRole('button', { name: words.home }).click();
  await page.getByRole('button', { name: words.newGame }).waitFor();
  expect([complaints, strangers]).toEqual([[], []]);
  tellFigure(
    `1 whole game of Packet Row by ${PEOPLE} people with covered hands, handed on ${handOvers} times by name, no curtain`,
  );
  await context.close();
});
