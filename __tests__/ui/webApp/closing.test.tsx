import { askBeforeClosing } from '@/ui/webApp/askBeforeClosing.web';

it('the browser asks before it closes the page while moves are unstored, and only then', () => {
  const page = new EventTarget();
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let unstored = false;
  const stop = askBeforeClosing(() => unstored, page);
  expect(isAsked()).toBe(false);
  unstored = true;
  expect(isAsked()).toBe(true);
  stop();
  expect(isAsked()).toBe(false);
});
