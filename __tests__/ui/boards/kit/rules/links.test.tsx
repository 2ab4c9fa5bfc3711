import { fireEvent, screen } from '@testing-library/react-native';
import { RuleAgainst, RulesLink } from '@/ui/boards/kit/rules';
import { renderUi } from '../../../rendered';
import { pebbleRules, pebbles, PebblesTable } from '../plainGame';

it('leads to the paragraph, which it names', () => {
  const onRules = jest.fn();
  renderUi(
    <PebblesTable table={pebbles({ onRules })}>
      <RulesLink rulebook={pebbleRules} paragraph="taking" />
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
      <RuleAgainst rulebook={pebbleRules} move={{ take: 2 }} />
    </PebblesTable>,
  );
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});

it('a rule that is led to from beside it anyway is not offered twice', () => {
  const forbids = pebbles({ ruleAgainst: () => 'taking' });
  renderUi(
    <PebblesTable table={forbids}>
      <RulesLink rulebook={pebbleRules} paragraph="taking" />
      <RuleAgainst rulebook={pebbleRules} move={{ take: 2 }} beside="taking" />
    </PebblesTable>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
