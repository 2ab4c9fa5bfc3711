import { act, screen, waitFor } from '@testing-library/react-native';
import { useEffect } from 'react';
import { Platform, View } from 'react-native';
import { Button } from '@/ui/components';
import { decisionPlace, holdFocus } from '@/ui/keyboard';
import { inUi, renderUi } from '../rendered';
import { press } from './pressed';

interface TableProps {
  /** What stands there, by where it stands. */
  answers?: readonly string[];
  choices?: readonly string[];
  cover?: boolean;
}

const button = (label: string) => <Button key={label} label={label} onPress={() => undefined} />;

function Table({ answers = [], choices = [], cover = false }: TableProps) {
  useEffect(holdFocus, []);
  return (
    <View role="main">
      {button('Menu')}
      <View {...decisionPlace('answer')}>{answers.map(button)}</View>
      <View {...decisionPlace('choice')}>{choices.map(button)}</View>
      {cover && <View {...decisionPlace('cover')}>{button('Hold')}</View>}
    </View>
  );
}

const control = (label: string) => screen.getByLabelText(label) as unknown as HTMLElement;
const focusOn = (label: string) => act(() => control(label).focus());
const focused = () => document.activeElement?.getAttribute('aria-label');

if (Platform.OS === 'web') {
  /** jsdom lays nothing out: everything has a place. */
  beforeAll(() => {
    Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  });

  describe('what had the focus goes', () => {
    it.each<[string, TableProps, string]>([
      ['the hand is to be turned up', { cover: true, choices: ['Card'], answers: ['Yes'] }, 'Hold'],
      ['something is to be chosen', { choices: ['Card'], answers: ['Yes'] }, 'Card'],
      ['something is to be answered', { answers: ['Yes'] }, 'Yes'],
      ['nothing is asked', {}, 'Menu'],
    ])('while %s: the focus stands there', async (_when, then, expected) => {
      const { rerender } = renderUi(<Table answers={['Confirm']} />);
      focusOn('Confirm');
      press('Enter');
      rerender(inUi(<Table {...then} />));
      await waitFor(() => expect(focused()).toBe(expected));
    });

    it('and comes to the decision once there is one', async () => {
      const { rerender } = renderUi(<Table answers={['Confirm']} />);
      focusOn('Confirm');
      press('Enter');
      rerender(inUi(<Table />));
      await waitFor(() => expect(focused()).toBe('Menu'));
      rerender(inUi(<Table answers={['Next']} />));
      await waitFor(() => expect(focused()).toBe('Next'));
    });

    it('but stays where somebody has led it meanwhile', async () => {
      const { rerender } = renderUi(<Table answers={['Confirm']} choices={['Card']} />);
      focusOn('Confirm');
      press('Enter');
      focusOn('Card');
      rerender(inUi(<Table choices={['Card']} answers={['Next']} />));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      expect(focused()).toBe('Card');
    });
  });
} else {
  it('a phone has no focus to hold', () => {
    renderUi(<Table answers={['Yes']} />);
    expect(screen.getByLabelText('Yes')).toBeTruthy();
  });
}
