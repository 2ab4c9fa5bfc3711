import { cleanup, render, screen } from '@testing-library/react-native';
import { createElement } from 'react';

interface OnScreen {
  readonly type: string | { readonly displayName?: string; readonly name?: string };
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly unknown[];
}

/** What it is, and what a person would call it. */
function inShort({ type, props, children }: OnScreen): string {
  const kind = typeof type === 'string' ? type : (type.displayName ?? type.name ?? '');
  const label = props.accessibilityLabel ?? props['aria-label'];
  const texts = children.filter((child) => typeof child === 'string').join('');
  return `<${kind}> ${typeof label === 'string' ? label : texts}`;
}

/**
 * An expectation that is not met tells what it was given. Of an element on screen that is all that React holds, by every
 * way that leads there: for a whole app it takes minutes and more, at each look of whoever waits until something has gone.
 * Here it is told as one line.
 */
render(createElement('View'));
const elements: unknown = Object.getPrototypeOf(screen.root);
Object.assign(elements as object, {
  toJSON(this: OnScreen) {
    return inShort(this);
  },
});
cleanup();
