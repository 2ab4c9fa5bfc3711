import { STARTING_MONEY } from '@/games/packet-row/cards/limits';
import { cardsNamed, costOf } from './card-names';
import { choose, decline, take, takeNext, type NamedMove } from './named-moves';
import { scenario, type Position } from './scenario';

const market = (position: Position = {}) =>
  scenario({
    market: ['fur-1', 'trader'],
    future: { market: ['tobacco-3', 'library'], docks: ['ship-spain', 'gold-2'] },
    hands: [[], ['assistant', 'trader']],
    ...position,
  }).answers(choose('market'));

/** A current card, though an assistant is offered for it. */
const takeCurrentWithAssistant: NamedMove = (state, seat) => ({
  ...(take('fur-1')(state, seat) as { type: 'take'; card: number }),
  assistant: cardsNamed('assistant')[0] ?? -1,
});

describe('PR-18 the assistant', () => {
  it('is discarded to fetch a future card of the chosen area at its usual cost', () => {
    const table = market().play(1, takeNext('tobacco-3'));
    expect(table.hand(1)).toEqual(['trader', 'tobacco-3']);
    expect(table.money[1]).toBe(STARTING_MONEY - costOf('tobacco-3'));
    expect(table.pieces[1]).toBe(false);
    expect(table.area('guildhall').discards).toEqual(['assistant']);
    expect(table.area('market')).toMatchObject({ current: ['fur-1', 'trader'], future: ['library'] });
  });

  it('fetches free cards for nothing, and ships to the open', () => {
    const table = scenario({ future: { docks: ['ship-spain', 'captain'] }, hands: [[], ['assistant']] });
    table.answers(choose('docks')).play(1, takeNext('ship-spain'));
    expect(table.ships(1)).toEqual(['ship-spain']);
    expect(table.hand(1)).toEqual([]);
    expect(table.money[1]).toBe(25);
  });

  it.each<[string, Position, NamedMove, string]>([
    ['without one a future card stays where it is', {}, take('library'), 'needsAssistant'],
    ['an assistant that is not in the hand serves nobody', { hands: [] }, takeNext('library'), 'notInHand'],
    ['another card is no assistant', {}, takeNext('library', 'trader'), 'misused'],
    ['it fetches no card of another area', {}, takeNext('gold-2'), 'notOnOffer'],
    ['it fetches no current card', {}, takeCurrentWithAssistant, 'notOnOffer'],
    ['the card must be paid all the same', { money: [25, 9] }, takeNext('tobacco-3'), 'tooDear'],
  ])('%s', (_, position, move, problem) => {
    expect(market(position).problem(1, move)).toBe(problem);
  });

  it('is not listed for cards that are too dear', () => {
    const table = market({ money: [25, 12] });
    expect(table.offers(1, takeNext('tobacco-3'))).toBe(true);
    expect(table.offers(1, takeNext('library'))).toBe(false);
  });

  it('serves the harbour master too', () => {
    const table = market({ hands: [['assistant']] }).answers(decline, decline, decline, takeNext('library'));
    expect(table.hand(0)).toEqual(['library']);
    expect(table.state.round).toBe(2);
  });

  it('can be any of several; equal ones are offered once', () => {
    const table = market({ hands: [[], ['assistant-1', 'assistant-2']] });
    expect(table.moves(1).filter((move) => move.type === 'take')).toHaveLength(4);
    expect(table.problem(1, takeNext('library', 'assistant-2'))).toBeUndefined();
    table.play(1, takeNext('library', 'assistant-2'));
    expect(table.hand(1)).toEqual(['assistant', 'library']);
  });

  it('taken this round cannot serve this round', () => {
    const table = scenario({ players: 3, guildhall: ['assistant'] });
    table.answers(choose('guildhall'), take('assistant'), decline, decline, choose('market'));
    expect(table.asked).toBe(2);
    const [next] = table.area('market').future;
    expect(table.problem(1, takeNext(next ?? ''))).toBe('notAsked');
  });

  it('in the supply is fetched by an assistant like any other card', () => {
    const table = scenario({ future: { guildhall: ['assistant-5'] }, hands: [[], ['assistant-1']] });
    table.answers(choose('guildhall')).play(1, takeNext('assistant-5', 'assistant-1'));
    expect(table.hand(1)).toEqual(['assistant']);
  });
});
