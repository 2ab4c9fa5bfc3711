import { fireEvent, screen } from '@testing-library/react-native';
import { RuleAgainst, RulesLink } from '@/ui/boards/kit/rules';
import type { Rulebook } from '@/ui/boards/rulebook';
import { renderUi } from '../../../rendered';
import { pebbles, PebblesTable } from '../plainGame';

const rulebook: Rulebook = {
  chapters: [{ id: 'all', paragraphs: [{ id: 'taking', rules: ['PB-1'] }] }],
  words: () => ({
    chapters: { all: 'All rules' },
    paragraphs: { taking: { title: 'Taking pebbles', text: ['One or two.'] } },
  }),
  face: () => {
    throw new Error('there are no cards');
  },
  pictures: {},
  onProblem: {},
  onSaid: {},
};

it('leads to the paragraph, which it names', () => {
  const onRules = jest.fn();
  renderUi(
    <PebblesTable table={pebbles({ onRules })}>
      <RulesLink rulebook={rulebook} paragraph="taking" />
    </PebblesTable>,
  );
  fireEvent.press(screen.getByRole('link', { name: 'Rules: Taking pebbles' }));
  expect(onRules.mock.calls).toEqual([['taking']]);
});

it.each([
  ['a move that a rule forbids leads to it', 'taking', 1],
  ['a move that none forbids leads nowhere', undefined, 0],
  ['a rule that the book does not tell is not offered', 'throwing', 0],
])('%s', (_case, paragraph, links) => {
  renderUi(
    <PebblesTable table={pebbles({ ruleAgainst: () => paragraph })}>
      <RuleAgainst rulebook={rulebook} move={{ take: 2 }} />
    </PebblesTable>,
  );
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
