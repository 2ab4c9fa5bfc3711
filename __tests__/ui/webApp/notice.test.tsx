import { fireEvent, screen } from '@testing-library/react-native';
import { en } from '@/text/en';
import * as matches from '@/ui/match/matches';
import * as newVersion from '@/ui/webApp/newVersion';
import { NewVersionNotice } from '@/ui/webApp/NewVersionNotice';
import { renderUi } from '../rendered';

const { newVersion: text } = en.webApp;

function announce() {
  const start = jest.fn(() => Promise.resolve());
  jest.spyOn(newVersion, 'useNewVersion').mockReturnValue({ start });
  renderUi(<NewVersionNotice />);
  return start;
}

afterEach(() => jest.restoreAllMocks());

it('says nothing while there is no new version', () => {
  renderUi(<NewVersionNotice />);
  expect(screen.queryByText(text.ready)).toBeNull();
});

it('starts the new version when somebody agrees, once', () => {
  const start = announce();
  expect(start).not.toHaveBeenCalled();
  fireEvent.press(screen.getByLabelText(text.reload));
  expect(start).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText(`${text.reload}, unavailable: ${text.starting}`)).toBeDisabled();
});

it('goes away when somebody wants it later', () => {
  const start = announce();
  fireEvent.press(screen.getByLabelText(text.later));
  expect(screen.queryByText(text.ready)).toBeNull();
  expect(start).not.toHaveBeenCalled();
});

it('does not start while the device lacks moves that the page has', () => {
  jest.spyOn(matches, 'hasUnstoredMoves').mockReturnValue(true);
  const start = announce();
  fireEvent.press(screen.getByLabelText(text.reload));
  expect(start).not.toHaveBeenCalled();
  expect(screen.getByText(text.unstored)).toBeTruthy();
});
