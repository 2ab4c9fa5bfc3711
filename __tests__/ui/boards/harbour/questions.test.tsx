import { fireEvent, screen } from '@testing-library/react-native';
import { ANSWERS, questionOf } from '@/games/harbour/asked';
import { write } from '../../../games/harbour/scenario';
import { PHONE, showOn } from '../../windowSize';
import { QUESTION_CASES, tapsOf } from './questionCases';
import { people, seatAt } from './seated';
import { control, tap } from './taps';

beforeEach(() => showOn(PHONE));

describe('each question of Harbour is answered through the screen', () => {
  const named = QUESTION_CASES.map((row) => [row.question, row.when, row] as const);

  it.each(named)('%s: %s', (question, _when, row) => {
    const { en, plays } = row;
    const position = row.table();
    expect(questionOf(position.state)).toBe(question);
    const { played } = seatAt(position);
    tap(tapsOf(row, position));
    expect(played).toEqual([]);
    fireEvent.press(control(en));
    expect(played.map((moves) => moves.map(write))).toEqual([plays]);
  });

  it.each(named)('%s: %s, in German', (_question, _when, row) => {
    const position = row.table();
    seatAt(position, position.asked, { language: 'de' });
    tap(tapsOf(row, position, 'de'), 'de');
    expect(control(row.de)).toBeTruthy();
  });

  it.each(named)(
    '%s: %s tells whom it asks, since the device goes from one to the next',
    (_q, _when, row) => {
      const position = row.table();
      seatAt(position);
      const asked = people(position.state.seats)[position.asked];
      expect(screen.getByText(new RegExp(`^${asked?.name}, `))).toBeTruthy();
    },
  );

  it('and none is left out', () => {
    const answered = new Set<string>(QUESTION_CASES.map(({ question }) => question));
    expect(Object.keys(ANSWERS).filter((question) => !answered.has(question))).toEqual([]);
  });
});
