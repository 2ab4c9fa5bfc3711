import { act, renderHook } from '@testing-library/react-native';
import { savedMatches } from '@/match/store';
import { useNewVersion, watchForNewVersions } from '@/ui/webApp/newVersion.web';

/** As much of an EventTarget as is needed; phones have none. */
class Speaker {
  private readonly listeners = new Map<string, (() => void)[]>();
  addEventListener = (name: string, listener: () => void) => {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  };
  say = (name: string) => this.listeners.get(name)?.forEach((listener) => listener());
}

/** A browser in which a worker serves the page already, or none does yet. */
function browser({ served }: { served: boolean }) {
  const told: [string, unknown][] = [];
  const hears = (who: string) => ({ postMessage: (message: unknown) => told.push([who, message]) });
  const controller = served ? hears('old') : null;
  const workers = Object.assign(new Speaker(), { controller });
  const registration = Object.assign(new Speaker(), {
    active: controller,
    waiting: null as object | null,
    installing: null as Speaker | null,
    update: jest.fn(() => Promise.resolve()),
  });
  const register = jest.fn(() => Promise.resolve(registration));
  return {
    workers,
    registration,
    register,
    told,
    container: Object.assign(workers, { register }) as unknown as ServiceWorkerContainer,
    /** Another version has been fetched. */
    bring: () => {
      const next = Object.assign(new Speaker(), hears('new'));
      registration.installing = next;
      registration.say('updatefound');
      registration.waiting = next;
      act(() => next.say('statechange'));
    },
  };
}

const reload = jest.fn();
let returns: () => void = () => undefined;
const page = { reload, onReturn: (callback: () => void) => (returns = callback) };

async function watching(device: ReturnType<typeof browser>) {
  await act(() => watchForNewVersions(device.container, page));
  return renderHook(() => useNewVersion()).result;
}

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
});
afterEach(() => jest.useRealTimers());

// The first test of this file finds the app as it starts: later ones find what came before.
it('is not announced where the first version has just come to a first-time visitor', async () => {
  const device = browser({ served: false });
  const found = await watching(device);
  device.bring();
  act(() => device.workers.say('controllerchange'));
  expect(found.current).toBeUndefined();
});

it('is announced once it has been fetched, and reloads nothing by itself', async () => {
  const device = browser({ served: true });
  const found = await watching(device);
  const before = found.current;
  device.bring();
  expect(found.current).not.toBe(before);
  expect(reload).not.toHaveBeenCalled();
  expect(device.told).toEqual([]);
});

it('takes over when somebody agrees, and the page reloads when all is stored', async () => {
  const device = browser({ served: true });
  const found = await watching(device);
  device.bring();
  let storedAll: () => void = () => undefined;
  const storing = new Promise<void>((resolve) => (storedAll = resolve));
  jest.spyOn(savedMatches, 'stored').mockReturnValueOnce(storing);
  const starting = found.current?.start();
  expect(device.told).toEqual([
    ['old', 'make way'],
    ['new', 'take over'],
  ]);
  await act(async () => {
    device.workers.say('controllerchange');
    await Promise.resolve();
  });
  expect(reload).not.toHaveBeenCalled();
  storedAll();
  await starting;
  expect(reload).toHaveBeenCalledTimes(1);
});

it('is announced in a window whose neighbour has agreed, and reloads it without asking the worker again', async () => {
  const device = browser({ served: true });
  const found = await watching(device);
  const before = found.current;
  act(() => device.workers.say('controllerchange'));
  expect(found.current).not.toBe(before);
  expect(reload).not.toHaveBeenCalled();
  await found.current?.start();
  expect(device.told).toEqual([]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('is looked for every hour and whenever somebody comes back, also without a network', async () => {
  const { container, registration } = browser({ served: true });
  await act(() => watchForNewVersions(container, page));
  registration.update.mockRejectedValueOnce(new Error('no network'));
  returns();
  expect(registration.update).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_600_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
});
