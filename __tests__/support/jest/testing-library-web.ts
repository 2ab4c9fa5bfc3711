/**
 * Stands in for @testing-library/react-native in the web project: the same screen tests run there against a real DOM.
 * It speaks the part of that library which has a meaning in a browser.
 */
import * as dom from '@testing-library/react';

export {
  act,
  cleanup,
  render,
  renderHook,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';

export const fireEvent = Object.assign((element: Element, event: Event) => dom.fireEvent(element, event), {
  press: (element: Element) => dom.fireEvent.click(element),
  changeText: (element: Element, value: string) => dom.fireEvent.change(element, { target: { value } }),
});

export const userEvent = {
  setup: () => ({
    press: (element: Element) => Promise.resolve(fireEvent.press(element)),
    type: (element: Element, text: string) => Promise.resolve(fireEvent.changeText(element, text)),
    clear: (element: Element) => Promise.resolve(fireEvent.changeText(element, '')),
  }),
};

const aria = (name: string, value: string) => (element: Element) => ({
  pass: element.getAttribute(`aria-${name}`) === value,
  message: () => `${element.outerHTML} has aria-${name}="${element.getAttribute(`aria-${name}`) ?? ''}"`,
});

const same = (actual: string | null, expected: string | RegExp) => ({
  pass: typeof expected === 'string' ? actual === expected : expected.test(actual ?? ''),
  message: () => `expected ${String(expected)}, found ${String(actual)}`,
});

const isDisabled = (element: Element) => element.closest('[aria-disabled="true"], [disabled]') !== null;

expect.extend({
  toBeOnTheScreen: (element: Element | null) => ({
    pass: element?.isConnected ?? false,
    message: () => `the element is ${element?.isConnected ? '' : 'not '}in the document`,
  }),
  toBeDisabled: (element: Element) => ({ pass: isDisabled(element), message: () => element.outerHTML }),
  toBeEnabled: (element: Element) => ({ pass: !isDisabled(element), message: () => element.outerHTML }),
  toBeSelected: aria('selected', 'true'),
  toBeChecked: aria('checked', 'true'),
  toBeExpanded: aria('expanded', 'true'),
  toBeCollapsed: aria('expanded', 'false'),
  toHaveTextContent: (element: Element, text: string | RegExp) => same(element.textContent, text),
  toHaveDisplayValue: (element: HTMLInputElement, value: string | RegExp) => same(element.value, value),
  toHaveAccessibleName: (element: Element, name: string | RegExp) =>
    same(element.getAttribute('aria-label') ?? element.textContent, name),
});
