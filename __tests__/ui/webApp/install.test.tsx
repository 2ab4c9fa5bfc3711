import { fireEvent, screen } from '@testing-library/react-native';
import { en } from '@/text/en';
import * as installing from '@/ui/webApp/install';
import { InstallRow } from '@/ui/webApp/InstallRow';
import { renderUi } from '../rendered';

const { install: text } = en.webApp;

afterEach(() => jest.restoreAllMocks());

it('is not offered where the app is installed already or cannot be', () => {
  renderUi(<InstallRow />);
  expect(screen.queryByText(text.action)).toBeNull();
  expect(screen.queryByText(text.byHand)).toBeNull();
});

it('is one press where the browser offers it', () => {
  const install = jest.fn(() => Promise.resolve());
  jest.spyOn(installing, 'useInstalling').mockReturnValue({ by: 'press', install });
  renderUi(<InstallRow />);
  fireEvent.press(screen.getByLabelText(`${text.action}. ${text.about}`));
  expect(install).toHaveBeenCalledTimes(1);
});

it('is explained where only the browser’s menu does it', () => {
  jest.spyOn(installing, 'useInstalling').mockReturnValue({ by: 'hand' });
  renderUi(<InstallRow />);
  expect(screen.getByText(text.byHand)).toBeTruthy();
});
