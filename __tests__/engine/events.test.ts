import { redact, reveals, sees, type GameEvent, type Moved, type Said, type Sight } from '@/engine/events';
import type { Viewer } from '@/engine/game';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'table'];

const moved = (before: Sight, seen: Sight, more: Partial<Moved> = {}): Moved => ({
  type: 'moved',
  piece: 42,
  from: { zone: 'deck' },
  to: { zone: 'hand', seat: 1 },
  before,
  seen,
  ...more,
});

/** Who is shown the face. */
const shownTo = (event: GameEvent, memory?: 'now' | 'faded'): Viewer[] =>
  VIEWERS.filter((viewer) =>
    redact([event], viewer, memory).some((seen) => seen.type === 'moved' && seen.piece === 42),
  );

describe('sight', () => {
  it.each<[string, Sight, Viewer[]]>([
    ['all', 'all', [0, 1, 2, 'table']],
    ['none', 'none', []],
    ['one seat', [1], [1]],
    ['two seats', [0, 2], [0, 2]],
    ['an empty list', [], []],
  ])('%s is had by exactly those', (_, sight, viewers) => {
    expect(VIEWERS.filter((viewer) => sees(sight, viewer))).toEqual(viewers);
  });
});

describe('redacting a moved piece', () => {
  it.each<[string, Sight, Sight, Viewer[]]>([
    ['turned up for all', 'none', 'all', [0, 1, 2, 'table']],
    ['drawn unseen', 'none', 'none', []],
    ['drawn by a seat', 'none', [1], [1]],
    ['known before by a seat, hidden now', [2], 'none', [2]],
    ['known before by one, shown to another', [2], [0], [0, 2]],
    ['open before, hidden now', 'all', 'none', [0, 1, 2, 'table']],
  ])('%s: who knew or sees it is shown the face', (_, before, seen, viewers) => {
    expect(shownTo(moved(before, seen))).toEqual(viewers);
  });

  it('leaves everything but the face, and the field is gone altogether', () => {
    const { piece: _, ...rest } = moved('none', [1]);
    expect(redact([moved('none', [1])], 0)).toStrictEqual([rest]);
    expect(redact([moved('none', [1])], 1)).toStrictEqual([moved('none', [1])]);
  });

  it.each<[string, Partial<Moved>, Viewer[]]>([
    ['to a hand: its owner remembers', { fades: true }, [1]],
    [
      'from a hand: its owner remembers',
      { fades: true, from: { zone: 'hand', seat: 2 }, to: { zone: 'hand', seat: 0 } },
      [0, 2],
    ],
    ['between open places: nobody does', { fades: true, to: { zone: 'table' } }, []],
    ['that does not fade: everybody does', {}, [0, 1, 2, 'table']],
    ['marked as lasting: everybody does', { fades: false }, [0, 1, 2, 'table']],
  ])('looked up later without a ledger, a move %s', (_, more, viewers) => {
    expect(shownTo(moved('all', 'all', more), 'faded')).toEqual(viewers);
    expect(shownTo(moved('all', 'all', more), 'now')).toEqual(VIEWERS);
  });

  it('fading shows nobody what they never saw', () => {
    expect(shownTo(moved('none', [1], { fades: true }), 'faded')).toEqual([1]);
    expect(shownTo(moved('none', [0], { fades: true }), 'faded')).toEqual([]);
  });
});

describe('redacting what was said', () => {
  const phrase = (key: string) => ({ key, args: {} });
  const said = (more: Partial<Said> = {}): Said => ({
    type: 'said',
    phrase: phrase('full'),
    seen: 'all',
    ...more,
  });
  const heard = (event: Said, memory?: 'now' | 'faded') =>
    VIEWERS.map((viewer) =>
      redact([event], viewer, memory)
        .map((seen) => (seen as Said).phrase.key)
        .join(),
    );

  it.each<[string, Said, string[]]>([
    ['to all', said(), ['full', 'full', 'full', 'full']],
    ['to one seat, and nothing to the others', said({ seen: [1] }), ['', 'full', '', '']],
    [
      'to one seat, something else to the others',
      said({ seen: [1], otherwise: phrase('less') }),
      ['less', 'full', 'less', 'less'],
    ],
    ['to nobody', said({ seen: 'none' }), ['', '', '', '']],
    [
      'to nobody, with a version for everybody',
      said({ seen: 'none', otherwise: phrase('less') }),
      ['less', 'less', 'less', 'less'],
    ],
  ])('%s', (_, event, keys) => {
    expect(heard(event)).toEqual(keys);
  });

  it.each<[string, Said, string[]]>([
    [
      'the doer keeps the full phrase',
      said({ seat: 1, faded: phrase('faded') }),
      ['faded', 'full', 'faded', 'faded'],
    ],
    ['what nobody did fades for all', said({ faded: phrase('faded') }), ['faded', 'faded', 'faded', 'faded']],
    ['what has no faded version stays', said({ seat: 1 }), ['full', 'full', 'full', 'full']],
    [
      'who never heard it hears the other version',
      said({ seen: [1], otherwise: phrase('less'), faded: phrase('faded') }),
      ['less', 'faded', 'less', 'less'],
    ],
  ])('looked up later: %s', (_, event, keys) => {
    expect(heard(event, 'faded')).toEqual(keys);
  });

  it('leaves no trace of the versions that the viewer may not have', () => {
    const event = said({ seen: [1], otherwise: phrase('less'), faded: phrase('faded') });
    expect(redact([event], 1)).toStrictEqual([{ type: 'said', phrase: phrase('full'), seen: [1] }]);
    expect(redact([event], 0)).toStrictEqual([{ type: 'said', phrase: phrase('less'), seen: [1] }]);
    expect(redact([event], 1, 'faded')).toStrictEqual([{ type: 'said', phrase: phrase('faded'), seen: [1] }]);
  });
});

describe('redacting', () => {
  const counted: GameEvent = { type: 'counted', what: 'money', seat: 1, from: 3, to: 5 };

  it('shows amounts to everybody and keeps the order of events', () => {
    const events = [counted, moved('none', 'all'), counted];
    for (const viewer of VIEWERS) expect(redact(events, viewer, 'faded')).toEqual(events);
  });

  it('changes nothing that it was given', () => {
    const events = Object.freeze([
      Object.freeze(moved('none', [1], { fades: true })),
      Object.freeze(counted),
    ]);
    redact(events, 0, 'faded');
    expect(events[0]).toEqual(moved('none', [1], { fades: true }));
  });
});

describe('whether somebody learned something', () => {
  it.each<[string, GameEvent, boolean]>([
    ['turned up for all', moved('none', 'all'), true],
    ['drawn by one seat', moved('none', [1]), true],
    ['shown to one who did not know it', moved([1], [0]), true],
    ['shown to all by the one who knew it', moved([1], 'all'), true],
    ['known to every seat but not to the open table, shown to all', moved([0, 1, 2], 'all'), true],
    ['seen by those who knew it', moved([1, 2], [2]), false],
    ['open all the time', moved('all', 'all'), false],
    ['hidden all the time', moved('none', 'none'), false],
    ['hidden from now on', moved('all', 'none'), false],
    ['an amount', { type: 'counted', what: 'money', from: 0, to: 1 }, false],
    ['a phrase', { type: 'said', phrase: { key: 'x', args: {} }, seen: 'all' }, false],
  ])('%s', (_, event, expected) => {
    expect(reveals(event, 3)).toBe(expected);
  });
});
