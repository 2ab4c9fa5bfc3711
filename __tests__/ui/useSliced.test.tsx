import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { ThinkingCancelled, type Sliced } from '@/ai';
import { useSliced } from '@/ui/useSliced';

/** Work whose end the test decides; what is cancelled ends as every thought does. */
function work() {
  let finish: (words: string) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const result = new Promise<string>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const cancel = jest.fn(() => fail(new ThinkingCancelled()));
  const start = (): Sliced<string> => ({ result, cancel });
  const end = (words: string) =>
    act(async () => {
      finish(words);
      await result;
    });
  return { start, cancel, finish: end };
}

function Words({ start }: { start: () => Sliced<string> }) {
  return <Text>{useSliced(start) ?? 'not yet'}</Text>;
}

describe('long work of a screen', () => {
  it('shows its result when it is there', async () => {
    const { start, finish } = work();
    render(<Words start={start} />);
    expect(screen.getByText('not yet')).toBeTruthy();
    await finish('done');
    expect(screen.getByText('done')).toBeTruthy();
  });

  it('is cancelled when the screen is left', () => {
    const { start, cancel } = work();
    const { unmount } = render(<Words start={start} />);
    expect(cancel).not.toHaveBeenCalled();
    unmount();
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('gives way to other work, and never shows the result of the former', async () => {
    const former = work();
    const latter = work();
    const { rerender } = render(<Words start={former.start} />);
    await former.finish('former');
    rerender(<Words start={latter.start} />);
    expect(screen.getByText('not yet')).toBeTruthy();
    await latter.finish('latter');
    expect(screen.getByText('latter')).toBeTruthy();
  });
});
